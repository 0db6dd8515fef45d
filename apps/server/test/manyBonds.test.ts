import type { QueryConfig } from 'pg';
import type { Address } from '@althing/domain/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBondData } from '../src/store/bonds/bondData.ts';
import { readGrants } from '../src/store/chain/grants.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const HOLDER: Address = '0x00000000000000000000000000000000000000A1';
const USER = '00000000-0000-0000-0000-0000000000a1';
const BEGIN = 1_800_000_000;
const SCHEDULES = 600;
const PURCHASES = 20_000;
const GIFTED: Address = '0x00000000000000000000000000000000000000B2';
const GIFTS = 8_000;

let cluster: TestCluster;
let server: TestServer;

/** The number as an address, or as 32 bytes. */
const address = (number: string) => `decode(lpad(to_hex(${number}), 40, '0'), 'hex')`;
const word = (number: string) => `decode(lpad(to_hex(${number}), 64, '0'), 'hex')`;

beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer(await cluster.createDatabase(), {});
  const client = await server.dependencies.pool.connect();
  await client.query(`set session_replication_role = replica; set statement_timeout = 0;
    insert into chain.bond_schedule (chain_id, vault, schedule_id, block, log_index, at, transaction_hash, beneficiary, token, start, cliff,
      duration, slice, amount, subject)
    select 31337, '\\x0f', n, n, 0, ${BEGIN}, '\\x01', ${address('161')}, ${address('n % 40 + 1000')}, ${BEGIN} + n * 7 % 900, ${BEGIN} + n * 11 % 1700,
      1 + n * 13 % 800, 1 + n * 5 % 60, 1 + n * 17 % 97, ${word('n')} from generate_series(1, ${SCHEDULES}) as n;
    insert into chain.link (chain_id, block, log_index, at, contract, relation, subject, target)
    select 31337, n, 0, ${BEGIN}, '\\x0f', 'beneficiary', ${word('n')}, ${address('161')} from generate_series(1, ${SCHEDULES}) as n;
    insert into chain.checkpoint (chain_id, contract, series, subject, block, log_index, at, value)
    select 31337, '\\x0f', 'released', ${word('n')}, n, 1, ${BEGIN}, n % 50 from generate_series(1, ${SCHEDULES}) as n where n % 3 > 0;

    insert into chain.bond_market (chain_id, market_id, block, log_index, at, transaction_hash, auctioneer, strategy, is_fixed_term, creator,
      payout_token, quote_token, callback, capacity_in_quote, capacity, is_private, linear_duration, vesting, deposit_interval, start,
      conclusion, scale, price_settings, subject)
    values (31337, 1, 1, 0, ${BEGIN}, '\\x01', '\\x0a', 'fixed-price', true, ${address('1')}, ${address('3')}, ${address('4')}, '\\x00', false, 1000,
      false, 0, 0, 0, ${BEGIN}, 4000000000, 1, '{}', ${word('1')});
    insert into app.bond_markets (id, organisation_id, chain_id, name, is_private, market_id, transaction_hash, recorded_by, created_at)
    values (gen_random_uuid(), '${USER}', 31337, 'Market', false, 1, '\\x01', '${USER}', now());
    insert into app.tokens values (31337, ${address('3')}, 'P', 'P', 0), (31337, ${address('4')}, 'Q', 'Q', 0);
    insert into app.token_prices values (31337, ${address('3')}, 0, 5), (31337, ${address('4')}, 0, 1), (31337, ${address('4')}, ${BEGIN + 15_000}, 2);
    insert into chain.bond_purchase (chain_id, market_id, block, log_index, at, transaction_hash, teller, buyer, recipient, referrer, quote_amount,
      protocol_fee, referrer_fee, payout, price, oracle_price, expiry, bond_id)
    select 31337, 1, n, 0, ${BEGIN} + n, '\\x01', '\\x0b', ${address('n % 10 + 1')}, ${address('n % 10 + 1')}, '\\x00', 1, 0, 0, 1, 1, 0, 0, n
      from generate_series(1, ${PURCHASES}) as n;
    insert into chain.bond_market select chain_id, 2, 2, log_index, at, transaction_hash, auctioneer, strategy, is_fixed_term, creator, payout_token,
      quote_token, callback, oracle, capacity_in_quote, capacity, is_private, linear_duration, vesting, deposit_interval, start, conclusion, scale,
      initial_price, price_settings, ${word('2')} from chain.bond_market;
    insert into chain.link (chain_id, block, log_index, at, contract, relation, subject, target)
    values (31337, 2, 0, ${BEGIN}, '\\x0a', 'marketOwner', ${word('2')}, ${address('1')});
    insert into chain.bond_purchase (chain_id, market_id, block, log_index, at, transaction_hash, teller, buyer, recipient, referrer, quote_amount,
      protocol_fee, referrer_fee, payout, price, oracle_price, expiry, bond_id)
    select 31337, 2, n, 1, ${BEGIN} + n, '\\x01', '\\x0b', ${address('20')}, ${address('178')}, ${address('0')}, 1, 0, 0, 1, 1, 0, 0, 77
      from generate_series(1, ${GIFTS}) as n;
    insert into chain.checkpoint (chain_id, contract, series, subject, block, log_index, at, value)
    values (31337, '\\x0b', 'bondBalance', ${address('178')} || ${word('77')}, ${GIFTS}, 1, ${BEGIN}, 50);
    insert into chain.bond_redemption (chain_id, block, log_index, at, transaction_hash, bond_id, owner, amount)
    values (31337, ${GIFTS}, 2, ${BEGIN}, '\\x01', 77, ${address('178')}, 3);

    insert into app.organisations (id, slug, name, name_key, category_id, profile, modules, salt, chain_ids, has_bonding_engine, creator_id, state,
      created_at, touched_at)
    select lpad(n::text, 32, '0')::uuid, 'o' || n, 'O' || n, 'o' || n, 'c', '{}', '{}', int4send(n), '{31337}', false,
      case n when 1 then '00000000-0000-0000-0000-0000000000b1'::uuid when 2 then '00000000-0000-0000-0000-0000000000b2'::uuid else '${USER}'::uuid end,
      'deployed', now(), now() from generate_series(1, 3) as n;
    insert into app.organisation_contracts (id, organisation_id, chain_id, position, step_id, kind, name, address, state,
      updated_at)
    select gen_random_uuid(), lpad(n::text, 32, '0')::uuid, 31337, 1, 's', 'tokenVesting', 'V', ${address('n')}, 'verified', now() from generate_series(1, 3) as n;
    insert into chain.contract (chain_id, address, block, log_index, at, transaction_hash, kind, name, creator)
    select 31337, ${address('n')}, n, 0, 1, '\\x01', 'tokenVesting', 'V', '\\x01' from generate_series(1, 3) as n;
    insert into chain.event (chain_id, block, log_index, at, transaction_hash, address, name, args)
    select 31337, n, 0, n, '\\x01', ${address('case n when 998 then 2 when 999 then 3 else 1 end')}, 'VestingScheduleCreated',
      jsonb_build_object('id', n::text, 'amountTotal', '5', 'curve', '1', 'beneficiary', '${HOLDER.toLowerCase()}') from generate_series(1, 999) as n;
    insert into chain.event (chain_id, block, log_index, at, transaction_hash, address, name, args)
    select 31337, n, 1, n, '\\x01', ${address('n')}, 'VestingCurveAdded', '{"curve": "1", "start": 1, "end": 2, "milestones": []}' from generate_series(1, 3) as n`);
  await client.query('analyze');
  client.release(true);
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

/** What bonds are read with, at a time; `asked` has the texts of its queries. */
function bondsAt(time: number) {
  const asked: string[] = [];
  const { pool } = server.dependencies;
  const db = { query: (query: QueryConfig) => (asked.push(query.text), pool.query(query)) };
  const readToken = () => Promise.resolve({ name: 'T', symbol: 'T', decimals: 0 });
  return { ...createBondData(db as never, readToken, () => new Date(time * 1000)), asked };
}

describe('of many schedules', () => {
  it('those that something can be had of are counted as the dashboard tells them, without being sent', async () => {
    const account = { address: HOLDER, chainId: null };
    const counts: number[] = [];
    for (const time of [BEGIN - 1, BEGIN + 300, BEGIN + 900, BEGIN + 5000]) {
      const { holdings, asked } = bondsAt(time);
      const { groups } = await holdings.told(account);
      const releasable = groups.filter(({ contract }) => contract.linearVesting && contract.linearVesting.releasableAmount !== '0');
      const tokens = new Set(releasable.map(({ payoutToken }) => payoutToken.address)).size;
      const before = asked.length;
      expect([time, await holdings.claimable(account)]).toEqual([time, tokens]);
      expect(asked.slice(before).some((text) => /s\.amount, paid\.released/.test(text) && !/count\(distinct/.test(text))).toBe(false);
      counts.push(tokens);
    }
    expect(counts[0]).toBe(0);
    expect(counts.at(-1)).toBe(40);
    expect(counts.some((count) => count > 0 && count < 40)).toBe(true);
  });
});

describe('of many purchases of a market', () => {
  it('all but the seller’s are summed, at the prices of their times', async () => {
    const { volumes } = bondsAt(BEGIN + PURCHASES + 10);
    const points = await volumes.chart({ market: { chainId: 31337, marketId: '1' } }, 'ALL');
    // A tenth is the seller's own; what was paid was worth a dollar, and two later.
    expect(points.at(-1)).toMatchObject({ purchases: PURCHASES * 0.9 });
    expect(points.at(-1)!.totalBondedUsd).toBeCloseTo(0.9 * (15_000 + 2 * 5000), -1);
  });

  it('some are drawn, evenly from the first to the newest, and read once until somebody buys', async () => {
    const { marketChart, asked } = bondsAt(BEGIN + PURCHASES + 10);
    const seconds = async () => (await marketChart(31337, '1', 'ALL')).items.map(({ timestamp }) => Date.parse(timestamp) / 1000 - BEGIN);
    const drawn = await seconds();
    expect(drawn).toHaveLength(2_000);
    expect(drawn.slice(0, 3)).toEqual([10, 20, 30]);
    expect(drawn.at(-1)).toBe(PURCHASES);
    expect(await seconds()).toEqual(drawn);
    expect(asked.filter((text) => text.includes('with bought as'))).toHaveLength(1);
  });

  it('each party is compared with the seller once, and the sum is kept until somebody buys', async () => {
    const { volumes, asked } = bondsAt(BEGIN + PURCHASES + 10);
    const chart = () => volumes.chart({ market: { chainId: 31337, marketId: '1' } }, '7D');
    const first = await chart();
    const sums = () => asked.filter((text) => text.includes('sum(value.usd)')).length;
    expect(await chart()).toEqual(first);
    expect(sums()).toBe(1);
    await server.dependencies.pool
      .query(`insert into chain.bond_purchase select chain_id, market_id, 30000, log_index, at, transaction_hash, teller,
      buyer, recipient, referrer, quote_amount, protocol_fee, referrer_fee, payout, price, oracle_price, expiry, bond_id
      from chain.bond_purchase where block = 20000 - 5`);
    expect((await chart()).at(-1)!.purchases).toBeGreaterThan(first.at(-1)!.purchases);
    expect(sums()).toBe(2);
  });
});

describe('of many purchases for one account', () => {
  it('dust that strangers buy keeps nobody from seeing their own: what is held is of the newest, what was redeemed of the oldest', async () => {
    const { purchases } = bondsAt(BEGIN + PURCHASES + 10);
    const account = { address: GIFTED, chainId: null };
    const { items, nextCursor } = await purchases.open(account, { limit: 40 });
    expect(items.map(({ openAmount }) => openAmount)).toEqual(Array(40).fill('1'));
    expect(Date.parse(items[0]!.blockTimestamp) / 1000).toBe(BEGIN + GIFTS);
    const rest = await purchases.open(account, { limit: 40, cursor: nextCursor! });
    expect([rest.items.length, rest.nextCursor]).toEqual([10, null]);
    const oldest = await purchases.history(account, GIFTS / 4, 4);
    expect([oldest.total, ...oldest.items.map(({ unwrappedAmount }) => unwrappedAmount)]).toEqual([GIFTS, '0', '1', '1', '1']);
  });
});

describe('of many grants', () => {
  it('one stranger’s keep nobody else’s from being looked at', async () => {
    const grants = await readGrants(server.dependencies.pool, { id: USER, address: HOLDER });
    const told = grants.flatMap((each) => each.grants.map(({ id }) => [each.organisation.slug, id] as const));
    expect(told).toHaveLength(100);
    expect(told.filter(([slug]) => slug !== 'o1')).toEqual([
      ['o2', 998n],
      ['o3', 999n],
    ]);
  });
});
