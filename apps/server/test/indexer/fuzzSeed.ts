import { setTimeout as pause } from 'node:timers/promises';
import { type LocalChain, rpc } from '@althing/devnet';
import { seeded } from '@althing/devnet/random';
import type { Pool } from 'pg';
import { createIndexer, indexedRoots } from '../../src/indexer/index.ts';
import type { Root } from '../../src/indexer/source.ts';
import { BRIDGE_TABLES } from '../../src/store/chain/bridgeRows.ts';
import { RandomChain } from './actions.ts';
import { Carriers } from './carriers.ts';
import { differences, dump } from './dump.ts';
import { type FaultyProxy, startFaultyProxy } from './faultyProxy.ts';
import { Messengers } from './messengers.ts';
import { everythingPlanned, startTestChain, TEST_CHAIN_ID, type TestPostgres } from './services.ts';
import { Victim } from './victim.ts';
import { World } from './world.ts';

export interface FuzzOptions {
  seed: number;
  steps: number;
  /** How the indexer asks for logs. `known` may miss a log until the rescan. */
  scan: 'everything' | 'known';
  /** Off only in the control that shows the check to be necessary. */
  checkCompleteness?: boolean;
  /** How often a node keeps all logs of a range to itself. */
  emptyLogs?: number;
}

export interface FuzzResult {
  seed: number;
  /** Tables that are not as a clean reading of the chain leaves them. */
  different: string[];
  events: number;
  /** Rows of what travels between chains. */
  bridged: number;
  counts: Record<string, number>;
}

/** Only the wait for the last step is bounded; a run that does not get there is a failure. */
const SETTLE_MS = 60_000;
const silent = () => undefined;

const scanOf = (scan: FuzzOptions['scan']) =>
  scan === 'everything' ? ({ type: 'everything' } as const) : ({ type: 'known', addressesPerCall: 3 } as const);

const headOf = (url: string) => rpc<{ number: string; hash: string }>(url, 'eth_getBlockByNumber', ['latest', false]);

async function isAtHead(pool: Pool, url: string): Promise<boolean> {
  const { hash } = await headOf(url);
  const { rows } = await pool.query<{ hash: string }>(`select '0x' || encode(hash, 'hex') as hash from chain.cursor`);
  return rows[0]?.hash === hash;
}

/** Every announced contract is claimed in the end, and its history read back. */
async function isWholeAtHead(pool: Pool, url: string): Promise<boolean> {
  const { rows } = await pool.query(`select from chain.contract c left join chain.watched w on w.chain_id = c.chain_id
    and w.address = c.address where w.address is null or w.read_to is not null limit 1`);
  return rows.length === 0 && (await isAtHead(pool, url));
}

/** What can be known from outside about an indexer that does not move. */
async function describeStall(pool: Pool, url: string): Promise<string> {
  const head = await headOf(url);
  const cursor = await pool.query(`select number, '0x' || encode(hash, 'hex') as hash, epoch, seen_at from chain.cursor`);
  const sessions = await pool.query('select pid, state, wait_event, query from pg_stat_activity where datname = current_database()');
  return JSON.stringify({ head: { number: head.number, hash: head.hash }, cursor: cursor.rows, sessions: sessions.rows });
}

async function until(condition: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (await condition()) return true;
    await pause(10);
  }
  return false;
}

async function resync(chain: LocalChain, pool: Pool, roots: readonly Root[]): Promise<void> {
  const indexer = createIndexer([{ chainId: TEST_CHAIN_ID, rpcUrls: [chain.url], roots, local: true }], {
    pool,
    log: { info: silent, warn: silent, error: silent },
    metrics: { head: silent, reorg: silent, rpcError: silent, indexed: silent, repaired: silent },
    organisationsOf: async () => [],
    plans: everythingPlanned,
  });
  indexer.start();
  if (!(await until(() => isAtHead(pool, chain.url), SETTLE_MS))) throw new Error('The clean reading did not reach the head');
  await indexer.stop();
}

/** Ends every connection of the indexer in the middle of whatever it does. */
const cutConnections = (pool: Pool) =>
  pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query not like 'select pg_terminate%'",
  );

interface Torment {
  people: RandomChain;
  victim: Victim;
  pool: Pool;
  url: string;
  random: () => number;
  count: (name: string) => void;
}

/** What is about to vanish hurts only if the indexer has seen it; so mostly give it the time, and sometimes not. */
async function torment({ people, victim, pool, url, random, count }: Torment, steps: number): Promise<void> {
  const settle = (milliseconds: number) => until(() => isAtHead(pool, url), milliseconds);
  await people.found();
  // A busy machine may take longer to start it than all the steps last; then it would meet none of the faults.
  await settle(SETTLE_MS);
  for (let step = 0; step < steps; step += 1) {
    const choice = random();
    if (choice < 0.07) {
      if (random() < 0.8) await settle(400);
      await people.rewriteHistory().catch(() => count('impossible'));
    } else if (choice < 0.1) {
      await victim.restart(random() < 0.75 ? 'SIGKILL' : 'SIGTERM');
      if (random() < 0.8) await settle(3000);
    } else if (choice < 0.12) {
      count('connections cut');
      await cutConnections(pool);
    } else await people.act();
    if (random() < 0.4) await settle(60);
  }
}

/** One run: torments an indexer, lets it settle, and compares its tables with those of a clean reading of the same chain. */
export async function runSeed(
  postgres: TestPostgres,
  { seed, steps, scan, checkCompleteness = true, emptyLogs = 0.05 }: FuzzOptions,
): Promise<FuzzResult> {
  const chain = await startTestChain();
  const suffix = `${seed}_${scan}_${checkCompleteness ? 'checked' : 'unchecked'}`;
  const [tormented, clean] = await Promise.all([postgres.createDatabase(`fuzz_${suffix}`), postgres.createDatabase(`clean_${suffix}`)]);
  const proxies: FaultyProxy[] = [];
  for (const factor of [104_729, 15_485_863]) proxies.push(await startFaultyProxy(chain.url, { seed: seed * factor, emptyLogs }));
  const random = seeded(seed * 7919);
  const world = await new World(chain.url).load();
  const messengers = await Messengers.found(world);
  const people = new RandomChain(world, random, { messengers, carriers: await Carriers.found(world) });
  const roots = [...indexedRoots(TEST_CHAIN_ID), messengers.root];
  const count = (name: string) => {
    people.counts[name] = (people.counts[name] ?? 0) + 1;
  };
  const victim = new Victim(
    {
      databaseUrl: tormented.url,
      roots,
      seed,
      abortRate: 0.03,
      chain: {
        chainId: TEST_CHAIN_ID,
        rpcUrls: proxies.map(({ url }) => url),
        scan: scanOf(scan),
        maxRange: 7,
        pollMs: 5,
        rewindPatienceMs: 40,
        claimsEveryMs: 100,
        rescanEveryMs: scan === 'known' ? 200 : 3_600_000,
        checkCompleteness,
        rpc: { timeoutMs: 2_000 },
      },
    },
    count,
  );
  try {
    await torment({ people, victim, pool: tormented.pool, url: chain.url, random, count }, steps);
    for (const proxy of proxies) proxy.heal();
    if (!(await until(() => isWholeAtHead(tormented.pool, chain.url), SETTLE_MS)))
      throw new Error(`Seed ${seed}: the indexer did not reach the head. ${await describeStall(tormented.pool, chain.url)}`);
    await resync(chain, clean.pool, roots);
    const expected = await dump(clean.pool);
    let different = differences(await dump(tormented.pool), expected);
    const isRight = async () => (different = differences(await dump(tormented.pool), expected)).length === 0;
    if (scan === 'known' && checkCompleteness) await until(isRight, SETTLE_MS);
    for (const { faults } of proxies)
      for (const [name, times] of Object.entries(faults)) people.counts[name] = (people.counts[name] ?? 0) + times;
    const bridged = BRIDGE_TABLES.reduce((sum, table) => sum + expected[table].length, 0);
    return { seed, different, events: expected.event.length, bridged, counts: people.counts };
  } finally {
    await victim.stop('SIGTERM');
    await Promise.all(proxies.map((proxy) => proxy.stop()));
    await chain.stop();
  }
}
