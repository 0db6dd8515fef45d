import { safeAbi, safeBatch } from '@althing/bindings';
import { type LocalChain, rpc } from '@althing/devnet';
import { type Address, type Hex, NATIVE } from '@althing/domain/units';
import type { Pool } from 'pg';
import { concat, encodeFunctionData, erc20Abi, getAddress, pad, parseEther, zeroAddress } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIndexer, type Indexer, indexedRoots } from '../../src/indexer/index.ts';
import type { Scan } from '../../src/indexer/sync/range.ts';
import { createTransfers, type Transfers } from '../../src/store/chain/transfers.ts';
import type { TestOrganisation } from './founding.ts';
import { everythingPlanned, startTestChain, startTestPostgres, TEST_CHAIN_ID, type TestPostgres } from './services.ts';
import { World } from './world.ts';

/* What an organisation's contracts were sent and sent away is learnt from the chain, of tokens that nobody named before, too. */

let postgres: TestPostgres;
let chain: LocalChain;
let world: World;
let pool: Pool;
let transfers: Transfers;
let indexer: Indexer;
let organisation: TestOrganisation;
let foreign: TestOrganisation;
let databases = 0;
const silent = () => undefined;

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  chain = await startTestChain();
  world = await new World(chain.url).load();
  ({ pool } = await postgres.createDatabase(`treasury_${(databases += 1)}`));
  transfers = createTransfers(pool);
  const [founder, bob] = world.accounts as [Address, Address];
  foreign = await world.found('Foreign', [founder, bob]);
  organisation = await world.found('Savers', [founder, bob]);
});
afterEach(async () => {
  await indexer.stop();
  await chain.stop();
});

/** Follows the chain, of whose organisations only the one is known here. */
function follow(scan: Scan): void {
  const mine = new Set(organisation.contracts.map((address) => address.toLowerCase()));
  indexer = createIndexer(
    [
      {
        chainId: TEST_CHAIN_ID,
        rpcUrls: [chain.url],
        roots: indexedRoots(TEST_CHAIN_ID),
        local: true,
        pollMs: 10,
        rewindPatienceMs: 50,
        scan,
      },
    ],
    {
      pool,
      log: { info: silent, warn: silent, error: silent },
      metrics: { head: silent, reorg: silent, rpcError: silent, indexed: silent, repaired: silent },
      organisationsOf: async () => [],
      plans: { ...everythingPlanned, planned: async (_client, _chainId, addresses) => addresses.filter((address) => mine.has(address)) },
    },
  );
  indexer.start();
}

async function indexed(): Promise<void> {
  const { hash } = await rpc<{ hash: Hex }>(chain.url, 'eth_getBlockByNumber', ['latest', false]);
  const cursor = async () =>
    (await pool.query<{ hash: Hex }>(`select '0x' || encode(hash, 'hex') as hash from chain.cursor`)).rows[0]?.hash;
  await vi.waitFor(async () => expect(await cursor()).toBe(hash), { timeout: 15_000, interval: 10 });
}

const key = (address: Address) => ({ chainId: TEST_CHAIN_ID, address: getAddress(address) });

/** Every known transfer as one line each, newest first. */
async function told(tokens: readonly Address[], isKnown = true): Promise<string[]> {
  const holders = [organisation.safe, organisation.timelock!, organisation.governor].map(key);
  const names = new Map<string, string>(
    Object.entries({ Safe: organisation.safe, timelock: organisation.timelock!, Bob: world.accounts[1]!, founder: world.accounts[0]! }).map(
      ([name, address]) => [getAddress(address), name],
    ),
  );
  const lines: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await transfers.list({ holders, tokens: tokens.map(key), isKnown, limit: 2, cursor });
    for (const { holder, direction, counterparty, value, token } of page.items)
      lines.push(`${names.get(holder)} ${direction} ${names.get(counterparty)} ${value} ${token === NATIVE ? 'coins' : 'tokens'}`);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return lines;
}

/** The founder, its only owner, has the Safe do this. */
function bySafe(call: { to: Address; value: bigint; data: Hex; operation: 0 | 1 }, safeTxGas = 0n) {
  const [founder] = world.accounts as [Address];
  const signatures = concat([pad(founder), pad('0x00'), '0x01']);
  const { to, value, data, operation } = call;
  return world.call(founder, organisation.safe, {
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, safeTxGas, 0n, 0n, zeroAddress, zeroAddress, signatures],
  });
}

const SCANS = [{ type: 'everything' }, { type: 'known', addressesPerCall: 2 }] as const;

describe('the transfers of an organisation', () => {
  test.each(SCANS)('are what its contracts were sent and paid, whatever the token ($type)', async (scan) => {
    const [founder, bob] = world.accounts as [Address, Address];
    follow(scan);
    await indexed();
    await world.send(bob, organisation.safe, '0x', 900n);
    await world.transfer(foreign.token, bob, organisation.safe, 70n);
    await world.transfer(organisation.token, founder, organisation.timelock!, 5n);
    await world.transfer(foreign.token, bob, founder, 1n);
    const pay = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, 30n] });
    const batch = safeBatch([
      { to: bob, value: 100n, data: '0x' },
      { to: organisation.timelock!, value: 200n, data: '0x' },
      { to: foreign.token, value: 0n, data: pay },
    ]);
    await bySafe(batch);
    await indexed();
    expect(await told([NATIVE, organisation.token])).toEqual([
      'Safe out timelock 200 coins',
      'timelock in Safe 200 coins',
      'Safe out Bob 100 coins',
      'timelock in founder 5 tokens',
      'Safe in Bob 900 coins',
    ]);
    expect(await told([NATIVE, organisation.token], false)).toEqual(['Safe out Bob 30 tokens', 'Safe in Bob 70 tokens']);
    expect(await transfers.moved([key(organisation.safe)], [key(foreign.token), key(organisation.token)])).toEqual([key(foreign.token)]);
  });

  test('go with the blocks that a fork takes back', async () => {
    const [, bob] = world.accounts as [Address, Address];
    follow({ type: 'everything' });
    await world.send(bob, organisation.safe, '0x', 1n);
    const snapshot = await rpc<Hex>(chain.url, 'evm_snapshot');
    await world.send(bob, organisation.safe, '0x', 2n);
    await world.transfer(foreign.token, bob, organisation.safe, 3n);
    await indexed();
    expect(await told([NATIVE, foreign.token])).toHaveLength(3);
    await rpc(chain.url, 'evm_revert', [snapshot]);
    await world.send(bob, organisation.safe, '0x', 4n);
    await indexed();
    expect(await told([NATIVE, foreign.token])).toEqual(['Safe in Bob 4 coins', 'Safe in Bob 1 coins']);
  });

  test('leave out what a Safe meant to pay and could not, and transfers of nothing, which anybody can log', async () => {
    const [, bob] = world.accounts as [Address, Address];
    follow({ type: 'everything' });
    await world.transfer(foreign.token, bob, organisation.safe, 0n);
    await bySafe({ to: bob, value: parseEther('1'), data: '0x', operation: 0 }, 100_000n);
    await indexed();
    expect((await pool.query(`select from chain.event where name = 'ExecutionFailure'`)).rowCount).toBe(1);
    expect(await told([NATIVE, foreign.token])).toEqual([]);
  });
});
