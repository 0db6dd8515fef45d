import {
  assetControllerAbi,
  bridgeAdaptersOf,
  type Call,
  type Check,
  contractCall,
  decodeDeployOrganisation,
  encodeDeployOrganisation,
  type OrganisationBatch,
  platformAddresses,
  runChecks,
  tokenAbi,
} from '@althing/bindings';
import { type LocalChain, type LocalClient, localClient, startPlatformChain, untakenPort } from '@althing/devnet';
import { BOB, CAROL } from '@althing/domain/testing';
import type { Address } from '@althing/domain/units';
import { type ContractFunctionArgs, decodeFunctionData, encodeFunctionData, type Hex, parseEther, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { batchGas } from '../src/gas.ts';
import { plan } from '../src/index.ts';
import { portalInput } from './portalInput.ts';

type Setup = ContractFunctionArgs<typeof assetControllerAbi, 'nonpayable', 'initialize'>[0];

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

const { steps, transactions } = plan(portalInput()).chains[0]!;
const portal = steps.find(({ kind }) => kind === 'assetController')!;
const token = steps.find(({ kind }) => kind === 'token')!;
const { hyperlane, axelar } = bridgeAdaptersOf(31337)!;

async function send({ to, data, value }: Call) {
  const hash = await client.sendTransaction({ to, data, value, gas: 16_777_216n });
  const receipt = await client.waitForTransactionReceipt({ hash });
  expect(receipt.status).toBe('success');
  return receipt;
}

async function failing(checks: readonly Check[], blockNumber?: bigint): Promise<string[]> {
  const results = await runChecks(client, checks, blockNumber === undefined ? {} : { blockNumber });
  return results.filter(({ ok }) => !ok).map(({ label }) => label);
}

const batch = decodeDeployOrganisation(transactions[0]!.data);

/** The reviewed transaction with another set-up of the controller. */
function tampered(change: (setup: Setup) => Partial<Setup>, rest: Partial<OrganisationBatch['proxies'][number]> = {}): Call {
  const [proxy] = batch.proxies;
  const { args } = decodeFunctionData({ abi: assetControllerAbi, data: proxy!.initialisation });
  const setup = args[0] as Setup;
  const initialisation = encodeFunctionData({
    abi: assetControllerAbi,
    functionName: 'initialize',
    args: [{ ...setup, ...change(setup) }],
  });
  return encodeDeployOrganisation({ ...batch, proxies: [{ ...proxy!, initialisation, ...rest }] });
}

async function actAs(account: Address, call: Call): Promise<void> {
  await client.impersonateAccount({ address: account });
  await client.setBalance({ address: account, value: 10n ** 18n });
  const hash = await client.sendTransaction({ ...call, account });
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success');
}

const lasting = (checks: readonly Check[]): Check[] => checks.filter(({ when }) => when === 'always');

describe('an asset controller on a real chain', { timeout: 60_000 }, () => {
  it('is exactly as reviewed, and costs no more than was said', async () => {
    const { gasUsed } = await send(transactions[0]!);
    expect(await failing(steps.flatMap(({ checks }) => checks))).toEqual([]);
    const estimate = batchGas(decodeDeployOrganisation(transactions[0]!.data));
    expect(estimate).toBeGreaterThanOrEqual(gasUsed);
    expect(Number(estimate) / Number(gasUsed)).toBeLessThan(1.35);
  });

  it('is so where tokens are locked, and those that are wrapped are given out', async () => {
    for (const input of [portalInput({ lockAndReleaseSettings: { isEnabled: true, chainId: 31337 } }), wrapping()]) {
      const planned = plan(input).chains[0]!;
      const { gasUsed } = await send(planned.transactions[0]!);
      expect(await failing(planned.steps.flatMap(({ checks }) => checks))).toEqual([]);
      const estimate = batchGas(decodeDeployOrganisation(planned.transactions[0]!.data));
      expect(Number(estimate) / Number(gasUsed)).toBeGreaterThan(1);
      expect(Number(estimate) / Number(gasUsed)).toBeLessThan(1.35);
      await client.revert({ id: snapshot });
      snapshot = await client.snapshot();
    }
  });

  it.each<[string, (setup: Setup) => Partial<Setup>, string[]]>([
    [
      'a higher limit of one bridge',
      ({ limits }) => ({ limits: limits.map((limit) => (limit.adapter === axelar ? { ...limit, minting: limit.minting + 1n } : limit)) }),
      ['Arrives at once over Axelar, at most', 'Limits given at creation'],
    ],
    [
      'a lower limit of several',
      ({ limits }) => ({ limits: limits.map((limit) => (limit.adapter === zeroAddress ? { ...limit, burning: 1n } : limit)) }),
      ['Leaves at once over several bridges, at most', 'Limits given at creation'],
    ],
    [
      'a limit of a bridge of nobody knows whom',
      ({ limits }) => ({ limits: [...limits, { adapter: platformAddresses.localGold, minting: 1n, burning: 0n }] }),
      ['Limits given at creation'],
    ],
    [
      'a bridge that may agree besides',
      ({ multiBridgeAdapters }) => ({ multiBridgeAdapters: [...multiBridgeAdapters, platformAddresses.localGold] }),
      ['Bridges that may agree at creation'],
    ],
    [
      'a bridge that may not agree',
      ({ multiBridgeAdapters }) => ({ multiBridgeAdapters: multiBridgeAdapters.filter((adapter) => adapter !== hyperlane) }),
      ['Bridge Hyperlane may agree', 'Bridges that may agree at creation'],
    ],
    ['more bridges that must agree', () => ({ minBridges: 3 }), ['Bridges that must agree']],
    ['a shorter window', () => ({ duration: 3600 }), ['Window of the limits']],
    [
      'a chain that nothing is taken from',
      ({ chains }) => ({ chains: chains.map((entry) => (entry.chainId === 31338n ? { ...entry, takes: false } : entry)) }),
      ['Transfers to and from chain 31338', 'Chains opened at creation'],
    ],
    [
      'a further chain',
      ({ chains }) => ({ chains: [...chains, { chainId: 1n, sends: false, takes: true }] }),
      ['Chains opened at creation'],
    ],
    [
      'other functions of the token',
      ({ custody }) => ({ custody: { ...custody, mintSelector: '0x18bf5077' } }),
      ['Locks, taxes what it releases, function of minting, of burning'],
    ],
    ['unwrapping', () => ({ unwrapping: true }), ['Unwrapping']],
    ['another administrator', () => ({ admin: CAROL }), ['Administrator', 'Roles given at creation']],
  ])('is not as reviewed with %s', async (_, change, labels) => {
    const { blockNumber } = await send(tampered(change));
    expect(await failing(portal.checks, blockNumber)).toEqual(labels);
  });

  it.each(['manager', 'pauser'] as const)('is not as reviewed with another %s', async (role) => {
    const { blockNumber } = await send(tampered(() => ({ [role]: CAROL })));
    const labels = await failing(portal.checks, blockNumber);
    expect(labels[0]).toBe('Roles given at creation');
    expect(labels).toHaveLength(2);
  });

  it('is not as reviewed with another token', async () => {
    const argument: Hex = `0x${'0'.repeat(24)}${platformAddresses.localGold.slice(2)}`;
    const { blockNumber } = await send(tampered(() => ({}), { argument }));
    expect(await failing(portal.checks, blockNumber)).toEqual(['Proxy code, with its upgrade authority', 'Token']);
  });

  it('is no longer as reviewed when its administrator changes a limit, or the token’s owner does', async () => {
    await send(transactions[0]!);
    const admin = steps.find(({ kind }) => kind === 'assetControllerAdmin')!.address;
    const limits = { adapter: hyperlane, minting: parseEther('101'), burning: 0n };
    await actAs(admin, contractCall({ address: portal.address, abi: assetControllerAbi, functionName: 'setLimits', args: [limits] }));
    expect(await failing(lasting(portal.checks))).toEqual([
      'Arrives at once over Hyperlane, at most',
      'Leaves at once over Hyperlane, at most',
    ]);
    await actAs(
      BOB,
      contractCall({ address: token.address, abi: tokenAbi, functionName: 'setLimits', args: [portal.address, 0n, parseEther('1300')] }),
    );
    expect(await failing(lasting(token.checks))).toEqual([`Minted at once by ${portal.address} (asset controller), at most`]);
  });
});

function wrapping() {
  const input = portalInput();
  const kept = { chainId: 31337, address: platformAddresses.localGold, name: 'Gold', symbol: 'GLD', decimals: 18, totalSupply: '1000' };
  const { token: form, ...organisation } = input.organisation;
  const wrapped = { ...form!, isCreatingNewToken: false, isWrappingAccepted: true, existingTokens: [kept], initialReceivers: [] };
  return { ...input, organisation: { ...organisation, token: wrapped } };
}
