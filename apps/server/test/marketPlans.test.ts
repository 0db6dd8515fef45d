import { BOND_TELLERS } from '@althing/bindings';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBondMarketReader, type MarketFilter } from '../src/store/bonds/markets.ts';
import type { Viewer } from '../src/store/bonds/viewer.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const MARKETS = 20_000;
/** Of the first market. */
const PURCHASES = 5_000;
const ORGANISATION = '00000000-0000-0000-0000-000000000007';
let cluster: TestCluster;
let server: TestServer;

beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer(await cluster.createDatabase(), {});
  const client = await server.dependencies.pool.connect();
  await client.query(`set session_replication_role = replica; set statement_timeout = 0;
    insert into chain.bond_market (chain_id, market_id, block, log_index, at, transaction_hash, auctioneer, strategy, is_fixed_term, creator,
      payout_token, quote_token, callback, capacity_in_quote, capacity, is_private, linear_duration, vesting, deposit_interval, start,
      conclusion, scale, price_settings, subject)
    select 31337, n, n, 0, 1700000000 + n, int4send(n), '\\x01', 'fixed-price', true, '\\x02', '\\x03', '\\x04', '\\x00', false, 1000,
      false, 0, 0, 0, 1700000000 + n, 4000000000, 1, '{}', int4send(n) from generate_series(1, ${MARKETS}) as n;
    insert into chain.link (chain_id, block, log_index, at, contract, relation, subject, target)
    select 31337, n, 0, 1700000000 + n, '\\x01', 'marketOwner', int4send(n), int4send(n % 1000) from generate_series(1, ${MARKETS}) as n;
    insert into app.bond_markets (id, organisation_id, chain_id, name, is_private, market_id, transaction_hash, recorded_by, created_at)
    select gen_random_uuid(), lpad((n % 1000)::text, 32, '0')::uuid, 31337, 'Market ' || n, false, n, int4send(n), gen_random_uuid(), now()
      from generate_series(1, ${MARKETS}) as n;
    insert into chain.checkpoint (chain_id, contract, series, subject, block, log_index, at, value)
    select 31337, '\\x${BOND_TELLERS[0]!.slice(2)}', series, int4send(1), n, 0, 1700000000 + n, n
      from generate_series(1, ${PURCHASES}) as n, unnest(array['sold', 'purchased', 'purchases']) as series`);
  await client.query('analyze chain.bond_market; analyze chain.link; analyze app.bond_markets; analyze chain.checkpoint');
  client.release(true);
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

/** The plan of a list, without its figures. With `analyze` it is carried out, and says how often each part was. */
async function planOf(
  filter: Partial<MarketFilter>,
  viewer: Viewer | null = null,
  { wallClock = 1_800_000_000, how = 'costs off' } = {},
): Promise<string> {
  let plan = '';
  const explaining = {
    async query({ text, values }: QueryConfig) {
      const { rows } = await server.dependencies.pool.query({ text: `explain (${how}) ${text}`, values: values as unknown[] });
      plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
      return { rows: [] };
    },
  };
  const tokens = { views: () => Promise.resolve({}) };
  await createBondMarketReader(explaining as never, tokens as never, () => wallClock).list({ limit: 20, ...filter }, viewer);
  return plan;
}

describe('of many markets', () => {
  const managed = Array.from({ length: 500 }, (_, n) => String(n).padStart(32, '0'));
  it.each([
    ['the newest', 'bond_market_newest', {}, null],
    [
      'the newest that a creator of many organisations may see',
      'bond_market_newest',
      {},
      { address: '0x00000005', chainId: null, managed },
    ],
    ['those of one organisation', 'bond_markets_organisation', { organisationId: ORGANISATION }, null],
  ] as const)('%s are read by an index, the others are not', async (_which, index, filter, viewer) => {
    const plan = await planOf(filter, viewer);
    expect(plan).toMatch(new RegExp(`Index Scan (using|on) ${index}\\b`));
    expect(plan).not.toMatch(/Seq Scan on bond_markets?\b/);
  });
});

const CARRIED_OUT = 'analyze, costs off, timing off, summary off';
const lookupsIn = (plan: string): string[] => plan.split('\n').filter((line) => / on checkpoint/.test(line));

/** How often the sales of a market were looked up. */
async function lookedUp(filter: Partial<MarketFilter>, wallClock: number): Promise<number> {
  const lookups = lookupsIn(await planOf(filter, null, { wallClock, how: CARRIED_OUT }));
  expect(lookups.length).toBeGreaterThan(0);
  return lookups.reduce((sum, line) => sum + Number(/loops=(\d+)/.exec(line)?.[1] ?? 0), 0);
}

describe('markets that hardly any market is', () => {
  // Of each market its sums are looked up, five at most, with each teller.
  it.each([
    ['are to begin', { state: 'scheduled' }, 1_800_000_000, 0],
    ['sell, where all have ended', { state: 'live' }, 5_000_000_000, 0],
    ['sell or are to be closed, where all have ended', { isSelling: true }, 5_000_000_000, 0],
    ['are to be closed', { state: 'close-proposed' }, 1_800_000_000, 0],
    ['are one owner’s', { owner: '0x00000005' }, 1_800_000_000, 5 * BOND_TELLERS.length * 21],
  ] as const)('and that %s are not looked for among the sales of all', async (_which, filter, wallClock, most) => {
    expect(await lookedUp(filter, wallClock)).toBeLessThanOrEqual(most);
  });
});

it('of a market in which much was bought the newest sums alone are read', async () => {
  const lookups = lookupsIn(await planOf({ owner: '0x00000001', sort: 'oldest', limit: 1 }, null, { how: CARRIED_OUT }));
  const rows = lookups.map((line) => Number(/rows=([\d.]+)/.exec(line)?.[1] ?? 0));
  expect(Math.max(...rows)).toBeLessThanOrEqual(1);
  expect(rows.some((read) => read > 0)).toBe(true);
});
