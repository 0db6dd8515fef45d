import {
  assetControllerAbi,
  bridgeAdaptersOf,
  contractCall,
  decodeDeployOrganisation,
  encodeDeployOrganisation,
  platformAddresses,
  tokenAbi,
} from '@althing/bindings';
import { localAccount, mined, rpc, TransferDesk } from '@althing/devnet';
import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import type { AssetPortals, OrganisationInput } from '@althing/domain/organisation';
import {
  sampleAssetPortals,
  sampleHolder,
  sampleMultiBridge,
  sampleMultiBridgeSettings,
  samplePortalAdmin,
  sampleWallet,
} from '@althing/domain/testing';
import type { Address, Hex } from '@althing/domain/units';
import { plan, planCost, type Transaction } from '@althing/planner';
import { maxUint256, parseEther, type TransactionReceipt } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { type Answer, send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const IDS = [31337, 31338, 31339] as const;
const [ALPHA, BETA] = IDS;
const founder = localAccount(0);
const recipient: Address = '0x00000000000000000000000000000000000ba1ba';
const treasury: Address = '0x00000000000000000000000000000000000007a5';
const { hyperlane } = bridgeAdaptersOf(ALPHA)!;

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
    ROLES: 'api',
  });
  token = (await signIn(server.url, founder)).token;
});
afterEach(async () => {
  await server.close();
  await Promise.all(chains.map(({ url }, index) => rpc(url, 'evm_revert', [snapshots[index]])));
});

/** Governors, Safes and tokens on three chains; the token travels, by what the governor of Alpha and the founder elsewhere administer. */
function portalForm(change: Partial<AssetPortals> = {}): OrganisationInput {
  const form = organisationForm(founder.address, { chainIds: [...IDS] });
  const byGovernor = { ...samplePortalAdmin(ALPHA, []), isGovernor: true, governorName: `Main ${ALPHA}` };
  const admins = [byGovernor, ...IDS.slice(1).map((chainId) => samplePortalAdmin(chainId, [founder.address]))];
  return { ...form, modules: { ...form.modules, assetPortals: sampleAssetPortals(admins, change) } };
}

const call = (method: string, path: string, json?: unknown): Promise<Answer> =>
  send(server.url, method, `/api/v1/organisations${path}`, { token, json });

async function registered(form = portalForm()): Promise<OrganisationDetail> {
  const created = await call('POST', '', form);
  expect([created.status, created.text]).toEqual([201, expect.anything()]);
  return (await call('POST', `/${created.body.id}/register`, {})).body;
}

const planOf = ({ name, modules, token: form, salt, deployers }: OrganisationDetail) =>
  plan({
    organisation: { name, modules, token: form },
    salt: salt as Hex,
    deployers: Object.fromEntries(deployers.map(({ chainId, deployer }) => [chainId, deployer as Address])),
  });

const clients = () => chains.map(({ client }) => client);
const clientOf = (chainId: number) => chains.find((chain) => chain.chainId === chainId)!.client;

async function deployAll(organisation: OrganisationDetail, change = (sent: Transaction): Pick<Transaction, 'to' | 'data'> => sent) {
  const whole = planOf(organisation);
  const receipts: TransactionReceipt[] = [];
  for (const { chainId, transactions } of whole.chains) {
    expect(transactions).toHaveLength(1);
    receipts.push(await mined(clientOf(chainId), change(transactions[0]!)));
  }
  return { receipts, costs: planCost(whole, {}) };
}

const addressOf = ({ contracts }: OrganisationDetail, kind: string): Address =>
  contracts.find((contract) => contract.kind === kind)!.address as Address;

/** On Beta somebody else besides the controller may mint. */
function generous(transaction: Transaction): Pick<Transaction, 'to' | 'data'> {
  if (transaction.chainId !== BETA) return transaction;
  const batch = decodeDeployOrganisation(transaction.data);
  const tokens = batch.tokens.map((setup) => ({
    ...setup,
    bridges: [...setup.bridges, { bridge: founder.address, minting: 1n, burning: 0n }],
  }));
  return encodeDeployOrganisation({ ...batch, tokens });
}

describe('an organisation whose token travels between three chains', { timeout: 120_000 }, () => {
  it('is posted, deployed, read back as reviewed, and its token arrives on another chain', async () => {
    const organisation = await registered();
    expect(organisation.modules.assetPortals).toEqual(portalForm().modules.assetPortals);
    const controllers = organisation.contracts.filter(({ kind }) => kind === 'assetController');
    expect(controllers.map(({ chainId }) => chainId).toSorted((a, b) => a - b)).toEqual([...IDS]);
    expect(new Set(controllers.map(({ address }) => address)).size).toBe(1);

    const { receipts, costs } = await deployAll(organisation);
    for (const [index, { gas }] of costs.entries()) {
      expect(gas).toBeGreaterThanOrEqual(receipts[index]!.gasUsed);
      expect(Number(gas) / Number(receipts[index]!.gasUsed)).toBeLessThan(1.35);
    }
    const completed = await call('PATCH', `/${organisation.id}/complete-deployment`);
    expect([completed.status, completed.body.state, completed.body.receipt?.ok]).toEqual([200, 'deployed', true]);
    const again = await call('POST', `/${organisation.id}/receipt`, {});
    const strangers = again.body.checks.filter(({ label }: { label: string }) => label.startsWith('Who may mint or burn besides'));
    expect([again.body.ok, strangers.map(({ actual }: { actual: string }) => actual)]).toEqual([true, ['Nobody', 'Nobody', 'Nobody']]);
    const steps = completed.body.receipt.checks.filter(({ stepId }: { stepId: string }) => stepId === 'assetController|');
    expect(steps.length).toBeGreaterThan(100);

    const [controller, travelling] = [addressOf(organisation, 'assetController'), addressOf(organisation, 'token')];
    const at = { address: travelling, abi: tokenAbi } as const;
    await mined(clientOf(ALPHA), contractCall({ ...at, functionName: 'approve', args: [controller, maxUint256] }));
    const desk = new TransferDesk(controller, clients());
    const way = { from: ALPHA, to: BETA, sender: founder, recipient };
    const alone = await desk.send({ ...way, bridges: ['hyperlane'], amount: parseEther('100') });
    await desk.deliver(alone, 'hyperlane');
    expect(await desk.balanceOf(BETA, travelling, recipient)).toBe(parseEther('100'));
    const agreed = await desk.send({ ...way, bridges: ['hyperlane', 'axelar'], amount: parseEther('700'), threshold: 2 });
    await desk.deliver(agreed, 'hyperlane');
    await desk.deliver(agreed, 'axelar');
    await desk.execute(agreed);
    expect(await desk.balanceOf(BETA, travelling, recipient)).toBe(parseEther('800'));
    expect(await desk.supplyOf(ALPHA, travelling)).toBe(parseEther('1200'));
  });

  it('has its bridge tax and its message controllers in the same transaction of each chain', async () => {
    const form = portalForm();
    const bridgeTaxes = [
      { threshold: '0', taxPercentage: 1 },
      { threshold: '40', taxPercentage: 2.5 },
    ];
    const bridgeTaxTreasury = IDS.map((chainId) => sampleWallet(chainId, [treasury]));
    const multiBridge = [
      sampleMultiBridge({ ...sampleHolder([founder.address]), isGovernor: false, governorName: '', chainIds: [...IDS] }),
    ];
    const multiBridgeSettings = IDS.map((chainId) => sampleMultiBridgeSettings(chainId, [founder.address]));
    const organisation = await registered({
      ...form,
      modules: { ...form.modules, multiBridge, multiBridgeSettings },
      token: { ...form.token!, bridgeTaxes, bridgeTaxTreasury },
    });
    expect(organisation.token).toMatchObject({ bridgeTaxes, bridgeTaxTreasury });
    expect(organisation.contracts.filter(({ kind }) => kind === 'messageController')).toHaveLength(3);

    await deployAll(organisation);
    const completed = await call('PATCH', `/${organisation.id}/complete-deployment`);
    expect([completed.status, completed.body.receipt?.ok]).toEqual([200, true]);
    const [controller, travelling] = [addressOf(organisation, 'assetController'), addressOf(organisation, 'token')];
    await mined(
      clientOf(ALPHA),
      contractCall({ address: travelling, abi: tokenAbi, functionName: 'approve', args: [controller, maxUint256] }),
    );
    const desk = new TransferDesk(controller, clients());
    const bridges = ['hyperlane'] as const;
    const sent = await desk.send({ from: ALPHA, to: BETA, sender: founder, recipient, bridges, amount: parseEther('100') });
    await desk.deliver(sent, 'hyperlane');
    // 1 % of 40, and 2.5 % of the rest.
    expect(await desk.balanceOf(BETA, travelling, treasury)).toBe(parseEther('1.9'));
    expect(await desk.balanceOf(BETA, travelling, recipient)).toBe(parseEther('98.1'));
  });

  it('shows afterwards which limit was changed', async () => {
    const organisation = await registered();
    await deployAll(organisation);
    await call('PATCH', `/${organisation.id}/complete-deployment`);
    const limits = { adapter: hyperlane, minting: parseEther('100'), burning: parseEther('99') };
    const controller = { address: addressOf(organisation, 'assetController'), abi: assetControllerAbi } as const;
    await mined(clientOf(BETA), contractCall({ ...controller, functionName: 'setLimits', args: [limits] }));
    const { status, body } = await call('POST', `/${organisation.id}/receipt`);
    expect([status, body.ok]).toEqual([200, false]);
    expect(body.checks.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([
      {
        chainId: BETA,
        stepId: 'assetController|',
        label: 'Leaves at once over Hyperlane, at most',
        unit: 'tokens',
        expected: String(parseEther('100')),
        actual: String(parseEther('99')),
        ok: false,
      },
    ]);
  });

  it('is not complete where somebody besides may mint', async () => {
    const organisation = await registered();
    await deployAll(organisation, generous);
    const completion = await call('PATCH', `/${organisation.id}/complete-deployment`);
    expect([completion.status, completion.body.code]).toEqual([409, 'deployment-incomplete']);
    const { contracts } = (await call('GET', `/id/${organisation.id}`)).body as { contracts: OrganisationContract[] };
    expect(contracts.filter(({ state }) => state !== 'verified')).toEqual([
      expect.objectContaining({
        kind: 'token',
        chainId: BETA,
        reason: expect.stringContaining('Limits of minting and burning given at creation'),
      }),
    ]);
  });

  it.each<[string, unknown, string]>([
    [
      'a limit of several bridges that is not above that of one',
      { multiBridgeMintLimit: '100', multiBridgeBurnLimit: '100' },
      'Must be higher than standard limit',
    ],
    ['no administrators', { portalAdmin: [] }, 'Please provide all data for Asset Transfer Portals'],
    ['a field that nobody knows', { peers: [platformAddresses.localGold] }, 'peers'],
  ])('is refused: %s', async (_, change, reason) => {
    const form = portalForm();
    const refused = await call('POST', '', {
      ...form,
      modules: { ...form.modules, assetPortals: { ...form.modules.assetPortals, ...(change as object) } },
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'bad-request']);
    expect(refused.body.message).toContain(reason);
  });
});
