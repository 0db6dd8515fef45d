import {
  type Call,
  type Check,
  contractCall,
  CONTROLLER_ROLES,
  decodeDeployOrganisation,
  encodeDeployOrganisation,
  messageControllerAbi,
  platformAddresses,
  runChecks,
} from '@althing/bindings';
import { type LocalChain, type LocalClient, localClient, startPlatformChain, untakenPort } from '@althing/devnet';
import { CAROL } from '@althing/domain/testing';
import { type ContractFunctionArgs, decodeFunctionData, encodeFunctionData, type Hex, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { batchGas } from '../src/gas.ts';
import { plan } from '../src/index.ts';
import { bridgedOrganisation } from './bridgedOrganisation.ts';

type Setup = ContractFunctionArgs<typeof messageControllerAbi, 'nonpayable', 'initialize'>[0];

let chain: LocalChain;
let client: LocalClient;
let snapshot: Hex;

beforeAll(async () => {
  chain = await startPlatformChain({ chainId: 31337, port: await untakenPort() });
  client = localClient(chain);
  snapshot = await client.snapshot();
}, 120_000);

beforeEach(async () => {
  await client.revert({ id: snapshot });
  snapshot = await client.snapshot();
});

afterAll(() => chain.stop());

const { steps, transactions } = plan(bridgedOrganisation()).chains[0]!;
const controller = steps.find(({ kind }) => kind === 'messageController')!;

async function send({ to, data, value }: Call) {
  const hash = await client.sendTransaction({ to, data, value, gas: 16_777_216n });
  const receipt = await client.waitForTransactionReceipt({ hash });
  expect(receipt.status).toBe('success');
  return receipt;
}

async function failing(checks: readonly Check[] = controller.checks, blockNumber?: bigint): Promise<string[]> {
  const results = await runChecks(client, checks, blockNumber === undefined ? {} : { blockNumber });
  return results.filter(({ ok }) => !ok).map(({ label }) => label);
}

/** The reviewed transaction with another set-up, or another program, of the controller. */
function tampered(change: (setup: Setup) => Partial<Setup>, implementation?: `0x${string}`): Call {
  const batch = decodeDeployOrganisation(transactions[0]!.data);
  const [proxy] = batch.proxies;
  const { args } = decodeFunctionData({ abi: messageControllerAbi, data: proxy!.initialisation });
  const setup = args[0] as Setup;
  const initialisation = encodeFunctionData({
    abi: messageControllerAbi,
    functionName: 'initialize',
    args: [{ ...setup, ...change(setup) }],
  });
  const proxies = [{ ...proxy!, initialisation, implementation: implementation ?? proxy!.implementation }];
  return encodeDeployOrganisation({ ...batch, proxies });
}

const FROM_BETA = 'Messages from chain 31338 (bridges that must agree, seconds of delay)';

describe('a message controller on a real chain', { timeout: 60_000 }, () => {
  it('is exactly as reviewed, and costs no more than was said', async () => {
    const { gasUsed } = await send(transactions[0]!);
    expect(await failing(steps.flatMap(({ checks }) => checks))).toEqual([]);
    const estimate = batchGas(decodeDeployOrganisation(transactions[0]!.data));
    expect(estimate).toBeGreaterThanOrEqual(gasUsed);
    expect(Number(estimate) / Number(gasUsed)).toBeLessThan(1.35);
  });

  it.each<[string, (setup: Setup) => Partial<Setup>, string[]]>([
    [
      'one bridge where two must agree',
      ({ origins }) => ({ origins: origins.map((origin) => (origin.chainId === 31338n ? { ...origin, minimum: 1 } : origin)) }),
      [FROM_BETA, 'Chains opened at creation'],
    ],
    [
      'a shorter delay',
      ({ origins }) => ({ origins: origins.map((origin) => (origin.chainId === 31338n ? { ...origin, delay: 3599 } : origin)) }),
      [FROM_BETA, 'Chains opened at creation'],
    ],
    [
      'a further chain',
      ({ origins }) => ({ origins: [...origins, { chainId: 1n, minimum: 1, delay: 3600 }] }),
      ['Chains opened at creation'],
    ],
    [
      'a bridge left out',
      ({ adapters }) => ({ adapters: adapters.slice(1) }),
      ['Bridge Hyperlane approved', 'Bridges approved at creation'],
    ],
    [
      'a bridge of nobody knows whom',
      ({ adapters }) => ({ adapters: [...adapters, platformAddresses.localGold] }),
      ['Bridges approved at creation'],
    ],
    ['another originator', ({ originators }) => ({ originators: [...originators, CAROL] }), ['Roles given at creation']],
    ['another resender', ({ resenders }) => ({ resenders: [...resenders, CAROL] }), ['Roles given at creation']],
    ['another pauser', ({ pausers }) => ({ pausers: [...pausers, CAROL] }), ['Roles given at creation']],
    ['another owner', () => ({ owner: CAROL }), ['Owner', 'Roles given at creation']],
    ['no vetoer', () => ({ vetoer: zeroAddress }), ['Vetoer']],
  ])('is not as reviewed with %s', async (_, change, labels) => {
    const { blockNumber } = await send(tampered(change));
    expect(await failing(controller.checks, blockNumber)).toEqual(labels);
  });

  it('is not as reviewed when it runs another program, whatever that answers', async () => {
    const code = await client.getCode({ address: platformAddresses.messageControllerImplementation });
    const copy = '0x00000000000000000000000000000000000c0b1e';
    await client.setCode({ address: copy, bytecode: code! });
    const { blockNumber } = await send(tampered(() => ({}), copy));
    expect(await failing(controller.checks, blockNumber)).toEqual(['Proxy code, with its upgrade authority', 'Implementation']);
  });

  it('is no longer as reviewed when the owner lets somebody else send', async () => {
    await send(transactions[0]!);
    const owner = steps.find(({ kind }) => kind === 'timelock')!.address;
    await client.impersonateAccount({ address: owner });
    await client.setBalance({ address: owner, value: 10n ** 18n });
    const { organisationDeployer } = platformAddresses;
    const grant = contractCall({
      address: controller.address,
      abi: messageControllerAbi,
      functionName: 'grantRole',
      args: [CONTROLLER_ROLES.originator, organisationDeployer],
    });
    const hash = await client.sendTransaction({ ...grant, account: owner });
    await client.waitForTransactionReceipt({ hash });
    const always = controller.checks.filter(({ when }) => when === 'always');
    expect(await failing(always)).toEqual(['the organisation deployer may not send messages']);
  });
});
