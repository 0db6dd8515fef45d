import { type LocalChain, rpc } from '@althing/devnet';
import type { Hex } from '@althing/domain/units';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIndexer, type Indexer, type IndexedChain, indexedRoots } from '../../src/indexer/index.ts';
import { ledgerPlans, type Plans } from '../../src/store/chain/watched.ts';
import { differences, dump } from './dump.ts';
import { everythingPlanned, startTestChain, startTestPostgres, TEST_CHAIN_ID, type TestPostgres } from './services.ts';
import { startTamperingProxy } from './tamperingProxy.ts';
import type { TestOrganisation } from './founding.ts';
import { keepInLedger } from './keepInLedger.ts';
import { World } from './world.ts';

let postgres: TestPostgres;
let chain: LocalChain;
let world: World;
let pool: Pool;
let databases = 0;
let proposals = 0;
const cleanups: (() => Promise<unknown>)[] = [];
const silent = () => undefined;
const soon = { timeout: 15_000, interval: 10 };
const roots = indexedRoots(TEST_CHAIN_ID);

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  chain = await startTestChain();
  world = await new World(chain.url).load();
  ({ pool } = await postgres.createDatabase(`claims_${(databases += 1)}`));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await chain.stop();
});

function start(options: Partial<IndexedChain> = {}, plans: Plans = ledgerPlans, db = pool): Indexer {
  const settings = { local: true, pollMs: 10, rewindPatienceMs: 50, claimsEveryMs: 1, ...options };
  const indexer = createIndexer([{ chainId: TEST_CHAIN_ID, rpcUrls: [chain.url], roots, ...settings }], {
    pool: db,
    log: { info: silent, warn: silent, error: silent },
    metrics: { head: silent, reorg: silent, rpcError: silent, indexed: silent, repaired: silent },
    organisationsOf: async () => [],
    plans,
  });
  indexer.start();
  cleanups.push(() => indexer.stop());
  return indexer;
}

const cursor = async (db: Pool) =>
  (await db.query<{ hash: Hex }>(`select '0x' || encode(hash, 'hex') as hash from chain.cursor`)).rows[0]?.hash;

async function indexed(db = pool): Promise<void> {
  const { hash } = await rpc<{ hash: Hex }>(chain.url, 'eth_getBlockByNumber', ['latest', false]);
  await vi.waitFor(async () => expect(await cursor(db)).toBe(hash), soon);
}

/** Tables as an indexer leaves them that knew of every plan from the beginning. */
async function cleanReading() {
  const { pool: clean } = await postgres.createDatabase(`claims_${(databases += 1)}`);
  const indexer = start({}, everythingPlanned, clean);
  await indexed(clean);
  await indexer.stop();
  return dump(clean);
}

/** Up to where the histories are read that are read back; null where a contract is read with the head. */
const readTo = async () =>
  (await pool.query<{ read_to: string | null }>('select distinct read_to from chain.watched')).rows.map(({ read_to }) => read_to);

/** Votes, powers that add up, and a block of its own for each. */
async function live(organisation: TestOrganisation): Promise<void> {
  const [alice, bob] = world.accounts as [Hex, Hex];
  await world.delegate(organisation.token, alice, alice);
  await world.delegate(organisation.token, bob, alice);
  const proposal = (await world.propose(organisation, alice, `to be read back ${(proposals += 1)}`))!;
  await world.passTime(1);
  await world.vote(proposal, alice, 1, 'because');
  await world.transfer(organisation.token, alice, bob, 5n);
}

describe('announced contracts', () => {
  test('of organisations that nobody registered cost no request', async () => {
    const asked = new Set<Hex>();
    const { url, stop } = await startTamperingProxy(chain.url, async (method, params, answer) => {
      const [filter] = params as [{ address: Hex[]; topics: readonly unknown[] }];
      // Bridges' own contracts are asked too, for logs that name the platform's adapters.
      const namesAdapters = method === 'eth_getLogs' && filter.topics.length > 1;
      if (method === 'eth_getLogs' && !namesAdapters) for (const address of filter.address) asked.add(address);
      return answer();
    });
    cleanups.push(stop);
    const planned = await world.found('Planned', world.accounts.slice(0, 2));
    await keepInLedger(pool, planned);
    for (const name of ['A', 'B', 'C']) await world.found(name, world.accounts.slice(0, 2));
    start({ rpcUrls: [url], scan: { type: 'known', addressesPerCall: 50 } });
    await indexed();
    await live(planned);
    await indexed();
    const expected = [...roots.map(({ address }) => address), ...planned.contracts];
    expect([...asked].toSorted()).toEqual(expected.map((address) => address.toLowerCase()).toSorted());
    expect((await pool.query('select from chain.vote')).rowCount).toBe(1);
  });
});

describe('what is claimed after its announcement', () => {
  test.each([{ type: 'everything' }, { type: 'known', addressesPerCall: 50 }] as const)(
    'has its history read back, by $type, as if it had been planned before',
    async (scan) => {
      const organisation = await world.found('Claimed', world.accounts.slice(0, 2));
      const other = await world.found('Other', world.accounts.slice(0, 2));
      start({ scan, maxRange: 2 });
      await live(organisation);
      await indexed();
      expect((await pool.query('select from chain.vote')).rowCount).toBe(0);
      await keepInLedger(pool, organisation);
      await live(organisation);
      await keepInLedger(pool, other);
      await indexed();
      await vi.waitFor(async () => expect(differences(await dump(pool), await cleanReading())).toEqual([]), soon);
      await live(other);
      await indexed();
      expect(differences(await dump(pool), await cleanReading())).toEqual([]);
    },
  );

  test('is read on from its place after a restart, which a fork cuts back', { timeout: 60_000 }, async () => {
    const organisation = await world.found('Claimed', world.accounts.slice(0, 2));
    await live(organisation);
    await live(organisation);
    const head = Number(await rpc(chain.url, 'eth_blockNumber'));
    const { url, stop } = await startTamperingProxy(chain.url, async (method, params, answer) => {
      const [filter] = params as [{ toBlock?: Hex }];
      if (method === 'eth_getLogs' && Number(filter.toBlock) > head - 4) throw new Error('this history is not kept');
      return answer();
    });
    cleanups.push(stop);
    const before = start({ maxRange: 2 });
    await indexed();
    await before.stop();
    await keepInLedger(pool, organisation);
    const hindered = start({ rpcUrls: [url], maxRange: 2 });
    await vi.waitFor(async () => expect(await readTo()).toEqual([`${head - 4}`]), soon);
    await hindered.stop();
    await rpc(chain.url, 'anvil_rollback', [6]);
    await world.transfer(organisation.token, world.accounts[0]!, world.accounts[1]!, 1n);
    await live(organisation);
    start({ maxRange: 2 });
    await vi.waitFor(async () => expect(await readTo()).toEqual([null]), soon);
    await indexed();
    expect(differences(await dump(pool), await cleanReading())).toEqual([]);
  });
});
