import {
  bridgeAdaptersOf,
  decodeDeployOrganisation,
  encodeBridgeOptions,
  encodeDeployOrganisation,
  localTokenAbi,
  messageControllerAbi,
  platformAddresses,
} from '@althing/bindings';
import { deliveriesIn, localAccount, mined, rpc } from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import type { BridgeTransaction, OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { sampleHolder, sampleMultiBridge, sampleMultiBridgeSettings } from '@althing/domain/testing';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { plan, planCost, type Transaction } from '@althing/planner';
import { decodeFunctionData, encodeFunctionData, parseEventLogs, type TransactionReceipt } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { type Answer, send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const IDS = [31337, 31338, 31339] as const;
const [ALPHA, BETA] = IDS;
const HOUR = 3600;
const founder = localAccount(0);
const guardian = localAccount(4).address;
const PAID: Address = '0x00000000000000000000000000000000000ba1ba';
/** How long news of a block may take to be told. */
const INDEXED = { timeout: 20_000, interval: 50 };
const adapters = bridgeAdaptersOf(ALPHA)!;

let cluster: TestCluster;
let chains: TestChain[];
let server: TestServer;
let snapshots: string[];
let token: string;

beforeAll(async () => {
  [cluster, ...chains] = await Promise.all([startTestCluster(), ...IDS.map((id) => startTestChain(id))]);
}, 120_000);
afterAll(() => Promise.all([cluster, ...chains].map((service) => service.stop())));

beforeEach(async () => {
  snapshots = await Promise.all(chains.map(({ url }) => rpc<string>(url, 'evm_snapshot')));
  server = await startTestServer(await cluster.createDatabase(), {
    ...Object.fromEntries(chains.map(({ chainId, url }) => [`RPC_${chainId}`, url])),
    ROLES: 'api,indexer',
  });
  token = (await signIn(server.url, founder)).token;
});
afterEach(async () => {
  await server.close();
  await Promise.all(chains.map(({ url }, index) => rpc(url, 'evm_revert', [snapshots[index]])));
});

/** Governors, Safes and tokens on three chains; the founder sends messages from Alpha, whose governor owns that end. */
function bridgedForm(): OrganisationInput {
  const form = organisationForm(founder.address, { chainIds: [...IDS] });
  const ofGovernor = { ...sampleHolder([]), isGovernor: true, governorName: `Main ${ALPHA}` };
  const vetoer = sampleHolder([guardian]);
  return {
    ...form,
    modules: {
      ...form.modules,
      multiBridge: [
        sampleMultiBridge({
          ...sampleHolder([founder.address]),
          isGovernor: false,
          governorName: '',
          chainIds: [...IDS],
          timelock: { durationType: 'hours', value: 1 },
          hasVeto: true,
        }),
      ],
      multiBridgeSettings: [
        sampleMultiBridgeSettings(ALPHA, [], { owner: ofGovernor, vetoer }),
        sampleMultiBridgeSettings(BETA, [founder.address, guardian], { vetoer }),
        sampleMultiBridgeSettings(IDS[2], [founder.address], { vetoer, isAllBridges: false, bridges: ['hyperlane', 'polymer'] }),
      ],
    },
  };
}

const call = (method: string, path: string, json?: unknown): Promise<Answer> =>
  send(server.url, method, `/api/v1/organisations${path}`, { token, json });

async function registered(): Promise<OrganisationDetail> {
  const created = await call('POST', '', bridgedForm());
  expect([created.status, created.text]).toEqual([201, expect.anything()]);
  return (await call('POST', `/${created.body.id}/register`, {})).body;
}

const planOf = ({ name, modules, token: form, salt, deployers }: OrganisationDetail) =>
  plan({
    organisation: { name, modules, token: form },
    salt: salt as Hex,
    deployers: Object.fromEntries(deployers.map(({ chainId, deployer }) => [chainId, deployer as Address])),
  });

const clientOf = (chainId: ChainId) => chains.find((chain) => chain.chainId === chainId)!.client;

async function deployAll(
  organisation: OrganisationDetail,
  change = (transaction: Transaction): Pick<Transaction, 'to' | 'data'> => transaction,
) {
  const whole = planOf(organisation);
  const receipts: TransactionReceipt[] = [];
  for (const { chainId, transactions } of whole.chains) {
    expect(transactions).toHaveLength(1);
    receipts.push(await mined(clientOf(chainId), change(transactions[0]!)));
  }
  return { receipts, costs: planCost(whole, {}) };
}

const controllersOf = ({ contracts }: OrganisationDetail) => contracts.filter(({ kind }) => kind === 'messageController');

/** Beta's controller would believe one bridge alone. */
function trustful(transaction: Transaction): Pick<Transaction, 'to' | 'data'> {
  if (transaction.chainId !== BETA) return transaction;
  const batch = decodeDeployOrganisation(transaction.data);
  const [proxy] = batch.proxies;
  const decoded = decodeFunctionData({ abi: messageControllerAbi, data: proxy!.initialisation });
  if (decoded.functionName !== 'initialize') throw new Error('The controller is not initialised');
  const [setup] = decoded.args;
  const origins = setup.origins.map((origin) => ({ ...origin, minimum: 1 }));
  const initialisation = encodeFunctionData({ abi: messageControllerAbi, functionName: 'initialize', args: [{ ...setup, origins }] });
  return encodeDeployOrganisation({ ...batch, proxies: [{ ...proxy!, initialisation }] });
}

async function sendGold(controller: Address, bridges: readonly Bridge[]) {
  const mint = encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [PAID, 7n] });
  const message = { targets: [platformAddresses.localGold], calldatas: [mint], threshold: 2, gasLimit: 100_000 };
  const at = { address: controller, abi: messageControllerAbi } as const;
  const asked = [message, BigInt(BETA), bridges.map((bridge) => adapters[bridge]), 200_000n] as const;
  const fees = await clientOf(ALPHA).readContract({ ...at, functionName: 'quoteMessage', args: asked });
  const legs = bridges.map((bridge, index) => ({
    adapter: adapters[bridge],
    fee: fees[index]!,
    options: encodeBridgeOptions(bridge, { refund: PAID, gasLimit: 200_000n, refundChainId: ALPHA }),
  }));
  const data = encodeFunctionData({ ...at, functionName: 'sendMessage', args: [message, BigInt(BETA), legs] });
  const receipt = await mined(clientOf(ALPHA), { to: controller, data, value: fees.reduce((sum, fee) => sum + fee, 0n) });
  const [sent] = parseEventLogs({ abi: messageControllerAbi, logs: receipt.logs, eventName: 'MessageSent' });
  return { receipt, payload: sent!.args.payload };
}

/** What the API tells of the organisation's only message. */
async function toldMessage(organisationId: string): Promise<BridgeTransaction> {
  const { body } = await send(server.url, 'GET', `/api/v1/bridge/transactions?organisationId=${organisationId}`);
  expect(body.items).toHaveLength(1);
  return body.items[0];
}

describe('an organisation with messages between three chains', { timeout: 120_000 }, () => {
  it('is posted, deployed, read back as reviewed, and its messages are executed', async () => {
    const organisation = await registered();
    const controllers = controllersOf(organisation);
    expect(controllers.map(({ chainId }) => chainId).toSorted((a, b) => a - b)).toEqual([...IDS]);
    expect(new Set(controllers.map(({ address }) => address)).size).toBe(1);

    const { receipts, costs } = await deployAll(organisation);
    for (const [index, { gas }] of costs.entries()) {
      expect(gas).toBeGreaterThanOrEqual(receipts[index]!.gasUsed);
      expect(Number(gas) / Number(receipts[index]!.gasUsed)).toBeLessThan(1.35);
    }
    const completed = await call('PATCH', `/${organisation.id}/complete-deployment`);
    expect([completed.status, completed.body.state, completed.body.receipt?.ok]).toEqual([200, 'deployed', true]);
    const steps = completed.body.receipt.checks.filter(({ stepId }: { stepId: string }) => stepId === 'messageController|');
    expect(steps.length).toBeGreaterThan(60);

    const beta = clientOf(BETA);
    const controller = controllers[0]!.address as Address;
    const bridges: readonly Bridge[] = ['hyperlane', 'axelar'];
    const { receipt, payload } = await sendGold(controller, bridges);
    const sent = { stage: 'sent', status: 'pending', originChainId: ALPHA, destinationChainId: BETA, originControllerAddress: controller };
    await vi.waitFor(async () => expect(await toldMessage(organisation.id)).toMatchObject(sent), INDEXED);
    const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'execute', args: [BigInt(ALPHA), payload] });
    const execute = { to: controller, data };
    // What is brought in the second in which the controller was opened to Alpha is void.
    await beta.increaseTime({ seconds: 1 });
    for (const bridge of bridges) {
      await expect(beta.call(execute)).rejects.toThrow('revert');
      await deliveriesIn(clientOf(ALPHA), receipt)
        .find((delivery) => delivery.bridge === bridge)!
        .deliver(beta);
    }
    // Both have brought it, and the guardian has an hour.
    await expect(beta.call(execute)).rejects.toThrow('revert');
    await beta.increaseTime({ seconds: HOUR + 1 });
    await beta.mine({ blocks: 1 });
    await mined(beta, execute);
    const gold = { address: platformAddresses.localGold, abi: localTokenAbi } as const;
    expect(await beta.readContract({ ...gold, functionName: 'balanceOf', args: [PAID] })).toBe(7n);
    const executed = {
      stage: 'executed',
      status: 'completed',
      agreedBridges: 2,
      requiredBridges: 2,
      originTransactionHash: receipt.transactionHash,
    };
    await vi.waitFor(async () => expect(await toldMessage(organisation.id)).toMatchObject(executed), INDEXED);
  });

  it('is not complete where a chain would believe fewer bridges than were reviewed', async () => {
    const organisation = await registered();
    await deployAll(organisation, trustful);
    const completion = await call('PATCH', `/${organisation.id}/complete-deployment`);
    expect([completion.status, completion.body.code]).toEqual([409, 'deployment-incomplete']);
    const { contracts } = (await call('GET', `/id/${organisation.id}`)).body as { contracts: OrganisationContract[] };
    const failed = contracts.filter(({ state }) => state !== 'verified');
    expect(failed).toEqual([
      expect.objectContaining({
        kind: 'messageController',
        chainId: BETA,
        reason: expect.stringContaining('Messages from chain 31337 (bridges that must agree, seconds of delay)'),
      }),
    ]);
  });

  it('is refused with guardians on no chain, though it names a veto', async () => {
    const form = bridgedForm();
    const multiBridgeSettings = form.modules.multiBridgeSettings.map((settings) => ({ ...settings, vetoer: null }));
    const refused = await call('POST', '', { ...form, modules: { ...form.modules, multiBridgeSettings } });
    expect([refused.status, refused.body.code]).toEqual([400, 'bad-request']);
    expect(refused.body.message).toContain('Please select');
  });
});
