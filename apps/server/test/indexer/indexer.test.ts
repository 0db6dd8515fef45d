import { tokenAbi } from '@althing/bindings';
import { type LocalChain, rpc, startChain } from '@althing/devnet';
import type { Hex } from '@althing/domain/units';
import type { Pool } from 'pg';
import { encodeEventTopics } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIndexer, type Indexer, type IndexedChain, type IndexerDependencies, indexedRoots } from '../../src/indexer/index.ts';
import { differences, dump } from './dump.ts';
import { everythingPlanned, startTestChain, startTestPostgres, TEST_CHAIN_ID, type TestPostgres } from './services.ts';
import { startTamperingProxy, type Tamper } from './tamperingProxy.ts';
import { World } from './world.ts';

let postgres: TestPostgres;
let chain: LocalChain;
let world: World;
let pool: Pool;
let databases = 0;
const cleanups: (() => Promise<unknown>)[] = [];
const silent = () => undefined;
const soon = { timeout: 15_000, interval: 10 };
/** A port on which nothing listens. */
const DEAD = 'http://127.0.0.1:9';

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

const freshDatabase = () => postgres.createDatabase(`indexer_${(databases += 1)}`);

beforeEach(async () => {
  chain = await startTestChain();
  world = await new World(chain.url).load();
  ({ pool } = await freshDatabase());
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await chain.stop();
});

function start(options: Partial<IndexedChain> = {}, dependencies: Partial<IndexerDependencies> = {}): Indexer {
  const indexer = createIndexer(
    [
      {
        chainId: TEST_CHAIN_ID,
        rpcUrls: [chain.url],
        roots: indexedRoots(TEST_CHAIN_ID),
        local: true,
        pollMs: 10,
        rewindPatienceMs: 50,
        ...options,
      },
    ],
    {
      pool,
      log: { info: silent, warn: silent, error: silent },
      metrics: { head: silent, reorg: silent, rpcError: silent, indexed: silent, repaired: silent },
      organisationsOf: async () => [],
      plans: everythingPlanned,
      ...dependencies,
    },
  );
  indexer.start();
  cleanups.push(() => indexer.stop());
  return indexer;
}

const health = (indexer: Indexer) => indexer.health()[0]!;
const headOf = async (url = chain.url) => (await rpc<{ hash: Hex }>(url, 'eth_getBlockByNumber', ['latest', false])).hash;
const cursor = async (db = pool) =>
  (await db.query<{ hash: Hex }>(`select '0x' || encode(hash, 'hex') as hash from chain.cursor`)).rows[0]?.hash;
const indexed = (url = chain.url) => vi.waitFor(async () => expect(await cursor()).toBe(await headOf(url)), soon);
const count = async (table: string) => Number((await pool.query<{ count: string }>(`select count(*) from chain.${table}`)).rows[0]?.count);

/** Tables as an indexer leaves them that asks the chain itself. */
async function cleanReading() {
  const { pool: clean } = await freshDatabase();
  const indexer = start({}, { pool: clean });
  await vi.waitFor(async () => expect(await cursor(clean)).toBe(await headOf()), soon);
  await indexer.stop();
  return dump(clean);
}

async function proxy(tamper: Tamper): Promise<string> {
  const { url, stop } = await startTamperingProxy(chain.url, tamper);
  cleanups.push(stop);
  return url;
}

describe('endpoints', () => {
  test('that do not answer are passed over', async () => {
    const indexer = start({ rpcUrls: [DEAD, chain.url] });
    await indexed();
    expect(health(indexer)).toMatchObject({ phase: 'live', lagBlocks: 0 });
    expect(health(indexer).rpcErrors).toBeGreaterThan(0);
  });

  test('of another chain are never indexed, and the reason can be seen', async () => {
    const indexer = start({ chainId: 1 });
    await vi.waitFor(
      () => expect(health(indexer)).toMatchObject({ phase: 'failing', reason: expect.stringContaining('serves chain 31337') as string }),
      soon,
    );
    expect(await cursor()).toBeUndefined();
  });

  test('that allow small ranges only are asked for small ranges', async () => {
    await world.found('Small', world.accounts.slice(0, 2));
    await world.mine(40);
    const url = await proxy(async (method, params, answer) => {
      const [filter] = params as [{ fromBlock?: Hex; toBlock?: Hex }];
      if (method === 'eth_getLogs' && Number(filter.toBlock) - Number(filter.fromBlock) > 3) throw new Error('query exceeds the range');
      return answer();
    });
    start({ rpcUrls: [url] });
    await indexed();
    expect(differences(await dump(pool), await cleanReading())).toEqual([]);
  });

  test('that answer too much are asked for small ranges', async () => {
    await world.found('Large', world.accounts.slice(0, 2));
    await world.mine(40);
    const url = await proxy(async (method, params, answer) => {
      const [filter] = params as [{ fromBlock?: Hex; toBlock?: Hex }];
      const isLarge = method === 'eth_getLogs' && Number(filter.toBlock) - Number(filter.fromBlock) > 3;
      return isLarge ? 'x'.repeat(2_000_000) : answer();
    });
    start({ rpcUrls: [url], rpc: { maxAnswerBytes: 1_000_000 } });
    await indexed();
    expect(differences(await dump(pool), await cleanReading())).toEqual([]);
  });

  test('that have no receipts and answer empty ranges are asked block by block', async () => {
    await world.found('Blocks', world.accounts.slice(0, 2));
    const url = await proxy(async (method, params, answer) => {
      if (method === 'eth_getBlockReceipts') throw Object.assign(new Error('the method does not exist'), { code: -32601 });
      return method === 'eth_getLogs' && !('blockHash' in (params[0] as object)) ? [] : answer();
    });
    start({ rpcUrls: [url] });
    await indexed();
    expect(differences(await dump(pool), await cleanReading())).toEqual([]);
  });

  test('that leave out one of several like logs are found out by the next rescan', async () => {
    const { token } = await world.found('Like', world.accounts.slice(0, 4));
    const [transfer] = encodeEventTopics({ abi: tokenAbi, eventName: 'Transfer' });
    let left = 0;
    const url = await proxy(async (method, _params, answer) => {
      if (method !== 'eth_getLogs') return answer();
      const logs = (await answer()) as { address: Hex; topics: Hex[] }[];
      const lost = logs.findIndex((log) => log.address === token.toLowerCase() && log.topics[0] === transfer);
      if (lost < 0) return logs;
      left += 1;
      return logs.toSpliced(lost, 1);
    });
    const options = { rpcUrls: [url], scan: { type: 'known', addressesPerCall: 50 } } as const;
    const misled = start({ ...options, rescanEveryMs: 3_600_000 });
    await indexed();
    await misled.stop();
    const right = await cleanReading();
    expect(differences(await dump(pool), right)).toContain('member');
    expect(left).toBeGreaterThan(0);
    const told = vi.fn();
    // It lies only when it is asked for logs; what is missing is taken from receipts, which it serves.
    const honest = start({ ...options, rpcUrls: [chain.url], rescanEveryMs: 1 }, { log: { info: silent, warn: told, error: silent } });
    await vi.waitFor(async () => expect(differences(await dump(pool), right)).toEqual([]), soon);
    expect(told).toHaveBeenCalledWith(expect.anything(), 'events were missed, reading again from here');
    await honest.stop();
  });
});

describe('announced blocks', () => {
  const NEVER_MS = 1_000_000;

  test('are followed without looking for them', async () => {
    const indexer = start({ isAnnounced: true, pollMs: NEVER_MS });
    await indexed();
    await world.mine(2);
    await indexed();
    await world.mine(1);
    await indexed();
    expect(health(indexer).phase).toBe('live');
  });

  test('that a node does not announce are found by looking', async () => {
    const url = await proxy((_method, _params, answer) => answer());
    start({ isAnnounced: true, rpcUrls: [url] });
    await indexed();
    await world.mine(2);
    await indexed();
    expect(await cursor()).toBe(await headOf());
  });
});

describe('the lease of a chain', () => {
  test('is held by one, and passes to the next when that one stops', async () => {
    const first = start();
    await vi.waitFor(() => expect(health(first).phase).toBe('live'), soon);
    const second = start();
    await world.found('Leased', world.accounts.slice(0, 2));
    await indexed();
    expect(health(second).phase).toBe('waiting');
    await first.stop();
    await world.mine(1);
    await vi.waitFor(() => expect(health(second).phase).toBe('live'), soon);
    await indexed();
  });

  test('is free within a second of being asked to stop, even while a node does not answer', async () => {
    const url = await proxy(() => new Promise(() => undefined));
    const stuck = start({ rpcUrls: [url] });
    await vi.waitFor(
      async () =>
        expect(
          (
            await pool.query(
              `select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
            )
          ).rowCount,
        ).toBe(1),
      soon,
    );
    const started = performance.now();
    await stuck.stop();
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(health(stuck).phase).toBe('stopped');
    start();
    await indexed();
  });
});

describe('a local chain', () => {
  test('that begins anew is read anew', async () => {
    await world.found('Gone', world.accounts.slice(0, 2));
    start();
    await indexed();
    expect(await count('contract')).toBe(5);
    const port = Number(new URL(chain.url).port);
    await chain.stop();
    chain = await startChain({ chainId: TEST_CHAIN_ID, port });
    await vi.waitFor(async () => expect(await cursor()).toBe(await headOf()), soon);
    expect(await count('contract')).toBe(0);
    expect(await count('member')).toBe(0);
  });

  test('that becomes shorter and stays so loses what was above', async () => {
    start();
    const before = Number(await rpc(chain.url, 'eth_blockNumber'));
    await world.found('Undone', world.accounts.slice(0, 2));
    await indexed();
    await rpc(chain.url, 'anvil_rollback', [Number(await rpc(chain.url, 'eth_blockNumber')) - before]);
    await indexed();
    expect(await count('contract')).toBe(0);
    expect(await count('checkpoint')).toBe(0);
  });
});

describe('a public chain', () => {
  const options = { local: false, pollMs: 10 } as const;

  test('that becomes shorter is taken for an endpoint that lags, and nothing is forgotten', async () => {
    const indexer = start(options);
    await world.found('Kept', world.accounts.slice(0, 2));
    await indexed();
    await rpc(chain.url, 'anvil_rollback', [1]);
    await vi.waitFor(
      () => expect(health(indexer)).toMatchObject({ phase: 'failing', reason: expect.stringContaining('lags behind') as string }),
      soon,
    );
    expect(await count('contract')).toBe(5);
    await world.mine(3);
    await indexed();
    expect(await count('contract')).toBe(0);
  });

  test('of which nothing is left is not wiped', async () => {
    const indexer = start({ ...options, keptHeaders: 3 });
    await world.found('Deep', world.accounts.slice(0, 2));
    await world.mine(10);
    await indexed();
    // Empty blocks that are made anew keep their times, and would be the same blocks.
    await rpc(chain.url, 'anvil_setCoinbase', [world.accounts[0]]);
    await rpc(chain.url, 'anvil_reorg', [10, []]);
    await vi.waitFor(
      () =>
        expect(health(indexer)).toMatchObject({
          phase: 'failing',
          reason: expect.stringContaining('differs from everything kept') as string,
        }),
      soon,
    );
    expect(await count('contract')).toBe(5);
  });
});

describe('news', () => {
  const topics = async () =>
    (await pool.query<{ topic: string }>('select topic from live.outbox order by id')).rows.map(({ topic }) => topic);

  test('name the chain, the contracts, the proposals and the organisations that changed', async () => {
    const asked: string[][] = [];
    const organisation = await world.found('News', world.accounts.slice(0, 2));
    start(
      {},
      {
        organisationsOf: async (_client, _chainId, addresses) => {
          asked.push([...addresses]);
          return addresses.includes(organisation.governor.toLowerCase() as Hex) ? ['0190-id'] : [];
        },
      },
    );
    await indexed();
    expect(await topics()).toEqual(
      expect.arrayContaining([
        `chain:${TEST_CHAIN_ID}`,
        'organisation:0190-id',
        `contract:${TEST_CHAIN_ID}:${organisation.governor.toLowerCase()}`,
      ]),
    );
    expect(asked.flat()).toContain(organisation.token.toLowerCase());
    const proposal = await world.propose(organisation, world.accounts[0]!, 'news');
    await indexed();
    expect(await topics()).toContain(`proposal:${TEST_CHAIN_ID}:${organisation.governor.toLowerCase()}:${proposal!.id}`);
  });

  test('of a rewound chain name what is gone, and nothing is said of empty blocks', async () => {
    start();
    const organisation = await world.found('Undone', world.accounts.slice(0, 2));
    await indexed();
    const before = (await topics()).length;
    await world.mine(3);
    await indexed();
    expect((await topics()).length).toBe(before);
    await rpc(chain.url, 'anvil_rollback', [4]);
    await indexed();
    expect((await topics()).slice(before)).toContain(`contract:${TEST_CHAIN_ID}:${organisation.governor.toLowerCase()}`);
    const { rows } = await pool.query<{ body: unknown }>('select body from live.outbox order by id desc limit 1');
    expect(rows[0]?.body).toMatchObject({ rewound: true });
  });
});
