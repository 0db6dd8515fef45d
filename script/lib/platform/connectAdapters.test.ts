import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bridgeAdaptersAt, encodeCreateSafe, hyperlaneAdapterAbi, type PlatformRecord, sendCall } from '@althing/bindings';
import { installSafe, type LocalChain, type LocalClient, localClient, startChain, temporaryFolder, untakenPort } from '@althing/devnet';
import { type Bridge, bridgeChainIdsOf, BRIDGES, publicBridgesOf } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { hexToBigInt, parseEther, toHex, zeroAddress, zeroHash } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runPlatform } from './runPlatform.ts';
import { sentenceOf } from './sentenceOf.ts';
import { passDays, PRICE_SIGNER, SAFE, sendAsSafe, setup } from './testSafe.ts';

/* The command against a chain that has the id of OP Mainnet, and at the places of bridges contracts that say what these call it. */

const OPTIMISM = 10;
const [BASE, POLYGON, BLAST] = [8453, 137, 81457] as const;
const senderKey = generatePrivateKey();
const sites = publicBridgesOf(OPTIMISM)!;
const ids = bridgeChainIdsOf(OPTIMISM)!;

let folder: string;
let chain: LocalChain;
let client: LocalClient;
let record: PlatformRecord;

/** Answers everything with one number. */
const saying = (id: bigint): Hex => `0x7f${toHex(id, { size: 32 }).slice(2)}5f5260205ff3`;

async function putBridges(): Promise<void> {
  for (const [bridge, { endpoint, companion }] of Object.entries(sites)) {
    const id = ids[bridge as Bridge];
    // CCIP says "yes, there is a lane".
    const bytecode = saying(bridge === 'ccip' || typeof id !== 'bigint' ? 1n : id);
    for (const address of [endpoint!, ...(companion ? [companion] : [])]) await client.setCode({ address, bytecode });
  }
}

async function platform(more: readonly string[] = ['--send']): Promise<string> {
  const files = ['--record', join(folder, 'record.json'), '--schedule', join(folder, 'schedule.json')];
  const args = ['--chain', 'optimism', '--rpc', chain.url, '--safe', SAFE, '--price-signer', PRICE_SIGNER, ...files, ...more];
  let output = '';
  try {
    await runPlatform(args, { ALTHING_SENDER_KEY: senderKey }, (line) => (output += `${line}\n`));
    return output;
  } catch (error) {
    return output + sentenceOf(error);
  }
}

const recorded = () => JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8')) as Record<string, PlatformRecord>;
const recordAlso = (chainIds: readonly ChainId[], entry = record) =>
  writeFileSync(
    join(folder, 'record.json'),
    JSON.stringify({ ...recorded(), ...Object.fromEntries(chainIds.map((chainId) => [chainId, entry])) }),
  );

async function sendScheduled(): Promise<void> {
  const { transactions } = JSON.parse(readFileSync(join(folder, 'schedule.json'), 'utf8')) as {
    transactions: { to: Address; data: Hex }[];
  };
  for (const { to, data } of transactions) await sendAsSafe(client, to, data);
}

const read = <Name extends 'endpoint' | 'companion'>(bridge: Bridge, functionName: Name) =>
  client.readContract({ address: bridgeAdaptersAt(record.contracts)[bridge], abi: hyperlaneAdapterAbi, functionName });
const routeOf = (bridge: Bridge, chainId: ChainId) =>
  client.readContract({
    address: bridgeAdaptersAt(record.contracts)[bridge],
    abi: hyperlaneAdapterAbi,
    functionName: 'routeOf',
    args: [BigInt(chainId)],
  });

beforeAll(async () => {
  folder = temporaryFolder('althing-adapters-');
  chain = await startChain({ chainId: OPTIMISM, port: await untakenPort() });
  client = localClient(chain);
  await installSafe(client);
  await client.waitForTransactionReceipt({ hash: await sendCall(client, encodeCreateSafe(setup(2))) });
  await client.setBalance({ address: privateKeyToAccount(senderKey).address, value: parseEther('10') });
  await putBridges();
}, 60_000);
afterAll(async () => {
  await chain?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const CONNECTED = 'Bridge adapters are connected with every recorded chain that their bridges reach';
const OPEN = 'Bridge adapters are not connected with every recorded chain that their bridges reach';

it('connects nothing while the platform stands on no other chain', { timeout: 120_000 }, async () => {
  const verifiers = join(folder, 'verifiers.json');
  const confirmations = { [OPTIMISM]: 20, [BASE]: 20 };
  writeFileSync(verifiers, JSON.stringify({ pairs: [{ chains: [OPTIMISM, BASE], verifiers: ['DVN'], confirmations }] }));
  const output = await platform(['--send', '--verifiers', verifiers]);
  expect(output).toContain(`${CONNECTED}.`);
  expect(output).toContain('LayerZero’s verifiers can be chosen once its adapter is connected.');
  record = recorded()[OPTIMISM]!;
  expect(await read('hyperlane', 'endpoint')).toBe(zeroAddress);
});

it('connects nothing with a chain where another adapter stands', async () => {
  const others = { ...record, contracts: { ...record.contracts, HyperlaneAdapter: zeroAddress } };
  recordAlso([BASE], others);
  await platform();
  const { transactions } = JSON.parse(readFileSync(join(folder, 'schedule.json'), 'utf8')) as { transactions: { data: Hex }[] };
  const hyperlane = bridgeAdaptersAt(record.contracts).hyperlane.slice(2).toLowerCase();
  expect(transactions.some(({ data }) => data.includes(hyperlane))).toBe(false);
  recordAlso([BASE]);
});

it('refuses a place where there is no bridge, and a bridge that is on another chain', async () => {
  const { endpoint } = sites.layerzero!;
  await client.setCode({ address: endpoint!, bytecode: '0x' });
  expect(await platform()).toContain(`There is no code at ${endpoint}, where LayerZero should be. No adapter was connected.`);
  await client.setCode({ address: endpoint!, bytecode: saying(30101n) });
  expect(await platform()).toContain(`LayerZero calls this chain 30101 at ${endpoint}, and not 30111. No adapter was connected.`);
  await putBridges();
});

it('connects every adapter through Safe and timelock, with the chains that its bridge reaches', { timeout: 60_000 }, async () => {
  recordAlso([BASE, POLYGON, BLAST]);
  expect(await platform()).toContain(`${OPEN}. The Safe ${SAFE} has to send the transaction in`);
  await sendScheduled();
  expect(await platform()).toContain(`${OPEN}. The Safe has scheduled their connection; run this command again in 48.0 hours.`);
  await passDays(client, 2);
  expect(await platform([])).toContain(`${OPEN}. It is time for their connection: run this command with --send.`);
  expect(await platform()).toContain(`${CONNECTED}, as of 0x`);
  expect(await platform([])).toContain(`${CONNECTED}.`);

  for (const bridge of ['hyperlane', 'layerzero', 'ccip', 'axelar', 'wormhole'] as const) {
    expect([bridge, await read(bridge, 'endpoint')]).toEqual([bridge, sites[bridge]!.endpoint]);
    expect([bridge, await read(bridge, 'companion')]).toEqual([bridge, sites[bridge]!.companion ?? zeroAddress]);
    expect(await routeOf(bridge, BASE)).not.toBe(zeroHash);
  }
  expect(hexToBigInt(await routeOf('ccip', BASE))).toBe(15971525489660198786n);
  // Not connected by the specification, or not there.
  expect([await routeOf('ccip', BLAST), await routeOf('layerzero', BLAST), await routeOf('wormhole', BLAST)]).toEqual(
    Array(3).fill(zeroHash),
  );
  expect(await routeOf('hyperlane', BLAST)).not.toBe(zeroHash);
  for (const bridge of BRIDGES.filter((each) => !(each in sites))) expect(await read(bridge, 'endpoint')).toBe(zeroAddress);
});

it('adds a chain that comes later, and a lane of CCIP only where there is one', { timeout: 60_000 }, async () => {
  recordAlso([42161]);
  await client.setCode({ address: sites.ccip!.endpoint!, bytecode: saying(0n) });
  expect(await platform()).toContain(OPEN);
  await sendScheduled();
  await passDays(client, 2);
  expect(await platform()).toContain(`${CONNECTED}, as of 0x`);
  expect(hexToBigInt(await routeOf('hyperlane', 42161))).toBe(42161n);
  expect(await routeOf('ccip', 42161)).toBe(zeroHash);
});

it('says so where an adapter is connected to something else, for ever', async () => {
  const [adapter, slot] = [bridgeAdaptersAt(record.contracts).hyperlane, await slotOf(sites.hyperlane!.endpoint!)];
  await client.setStorageAt({ address: adapter, index: slot, value: toHex(0xdeadn, { size: 32 }) });
  expect(await platform()).toContain(`The adapter ${adapter} of Hyperlane is connected to something else than it should be, for ever.`);
});

/** Where the adapter of Hyperlane keeps its endpoint. */
async function slotOf(endpoint: Address): Promise<number> {
  const address = bridgeAdaptersAt(record.contracts).hyperlane;
  for (let slot = 0; slot < 10; slot++)
    if ((await client.getStorageAt({ address, slot: toHex(slot) }))?.endsWith(endpoint.slice(2).toLowerCase())) return slot;
  throw new Error('The adapter does not keep its endpoint in its first slots');
}
