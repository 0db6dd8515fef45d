import { sql, type SQL } from 'drizzle-orm';
import { POINTS_CONFIRMATIONS, pointsOf, USD_DECIMALS } from '@althing/domain/bonds';
import type { BondPoints, BondStats, ChartPeriod, UserBondStats, VolumeChartPoint } from '@althing/domain/http';
import { parseAmount } from '@althing/domain/token';
import type { ChainId } from '@althing/domain/units';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import { bytes } from '../chain/columns.ts';
import type { Queryable } from '../chain/queryable.ts';
import { addressOf, isoTime } from '../chain/wire.ts';
import type { Tokens } from '../tokens.ts';
import { insidersOf, isSellers, KEPT, PRICES_THEN, WORTH } from './countedPurchases.ts';
import { marketSource } from './marketRows.ts';
import { CHART_KEPT_MS, MOST_CHARTS, newestPurchase } from './newestPurchase.ts';
import { bucketOf, periodStart } from './periods.ts';
import type { Account } from './viewer.ts';
import { statement } from '../statement.ts';

/** Which purchases to sum up: those in recorded public markets, of one organisation or (null) of all; those in one market; or those of an account in any market. */
export type Scope = { organisationId: string | null } | { market: { chainId: ChainId; marketId: string } } | { account: Account };

/** Vaults of which a share is money in some market: the platform's oracle names them with each pair that it prices. */
const POOLS = sql`pool as materialized (select distinct e.chain_id, e.args ->> 'vault' as share from chain.event e
  join (select distinct chain_id, oracle from chain.bond_market where oracle is not null) o on o.chain_id = e.chain_id and o.oracle = e.address
  where e.name = 'PairUpdated')`;

interface TotalRow {
  chain_id: string;
  quote_token: Buffer;
  quote_amount: string;
  purchases: number;
  unpriced: number;
  usd: string | null;
}

interface CountRow {
  markets: number;
  live_markets: number;
  buyers: number;
}

interface PointRow {
  kept: string;
  decimals: number;
  usd: string | null;
  payout: string;
  payout_decimals: number;
  payout_usd: string | null;
  at: string;
  expiry: string;
  is_void: boolean;
  is_final: boolean;
}

const RECORD = sql`app.bond_markets r on r.chain_id = m.chain_id and r.market_id = m.market_id and r.transaction_hash = m.transaction_hash`;

const ofAccount = ({ address, chainId }: Account) =>
  sql`p.recipient = ${bytes(address)} and (${chainId}::bigint is null or p.chain_id = ${chainId}::bigint)`;

const ofOrganisation = (id: string | null) => sql`not m.is_private and (${id}::uuid is null or r.organisation_id = ${id}::uuid)`;

const ofMarket = ({ chainId, marketId }: { chainId: ChainId; marketId: string }, row: SQL) =>
  sql`${row}.chain_id = ${chainId} and ${row}.market_id = ${marketId}::numeric`;

/** Whose purchases from themselves are left out: of the organisations whose markets the scope has. */
function insidersIn(scope: Scope): SQL {
  if ('market' in scope)
    return insidersOf(sql`select organisation_id from app.bond_markets made where ${ofMarket(scope.market, sql`made`)}`);
  if ('account' in scope)
    return insidersOf(sql`select made.organisation_id from chain.bond_purchase p
      join app.bond_markets made on made.chain_id = p.chain_id and made.market_id = p.market_id where ${ofAccount(scope.account)}`);
  const id = scope.organisationId;
  return id === null ? insidersOf(sql`select organisation_id from app.bond_markets`) : insidersOf(sql`select ${id}::uuid`);
}

const MARKET = sql`chain.bond_market m on m.chain_id = p.chain_id and m.market_id = p.market_id`;

/** Purchases `p` within the scope, in markets `m` with records `r`. */
function within(scope: Scope): SQL {
  if ('market' in scope) return sql`chain.bond_purchase p join ${MARKET} left join ${RECORD} where ${ofMarket(scope.market, sql`p`)}`;
  return 'account' in scope
    ? sql`chain.bond_purchase p join ${MARKET} left join ${RECORD} where ${ofAccount(scope.account)}`
    : sql`chain.bond_purchase p join ${MARKET} join ${RECORD} where ${ofOrganisation(scope.organisationId)}`;
}

/** `with` queries for `COUNTS`: who is not the seller, looked at once per market, however much was bought. */
const partiesIn = (scope: Scope): SQL => sql`${insidersIn(scope)}, bought as materialized (
    select distinct p.chain_id, p.market_id, p.buyer, p.recipient from ${within(scope)}),
  counted as materialized (
    select party.chain_id, party.market_id, party.account from (
      select chain_id, market_id, buyer as account from bought union select chain_id, market_id, recipient from bought) party
    join chain.bond_market m on m.chain_id = party.chain_id and m.market_id = party.market_id left join ${RECORD}
    where not ${isSellers(sql`party.account`)})`;

const isCounted = (account: SQL) => sql`(p.chain_id, p.market_id, ${account}) in (select chain_id, market_id, account from counted)`;

/** Whether neither buyer nor recipient of purchase `p` is the seller. */
const COUNTS = sql`(${isCounted(sql`p.buyer`)} and ${isCounted(sql`p.recipient`)})`;

/** Purchases within the scope that count, with their value in USD at the time. */
const purchasesIn = (scope: Scope): SQL => sql`(select p.* from ${within(scope)} and ${COUNTS}) p
  join ${MARKET} ${PRICES_THEN} cross join lateral (select ${WORTH} as usd) value`;

/** Points of an account, see `POINTS_FORMULA`. */
async function pointsIn(db: Queryable, account: Account): Promise<BondPoints> {
  const { rows } = await db.query<PointRow>(
    statement(
      sql`with ${partiesIn({ account })} select ${KEPT} as kept, q.decimals, usd.quote as usd, p.payout, t.decimals as payout_decimals,
        usd.payout as payout_usd, p.at, p.expiry, not ${COUNTS} as is_void,
        p.block <= (select number from chain.cursor c where c.chain_id = p.chain_id) - ${POINTS_CONFIRMATIONS}::int as is_final
      from chain.bond_purchase p join chain.bond_market m on m.chain_id = p.chain_id and m.market_id = p.market_id join ${RECORD}
      ${PRICES_THEN} where ${ofAccount(account)}`,
      'bond_points',
    ),
  );
  const sum = (chosen: readonly PointRow[]) => chosen.reduce((total, row) => total + pointsOfRow(row), 0n).toString();
  const counted = rows.filter((row) => !row.is_void);
  const valid = counted.filter((row) => row.usd !== null && row.payout_usd !== null);
  return {
    points: sum(valid.filter((row) => row.is_final)),
    pendingPoints: sum(valid.filter((row) => !row.is_final)),
    unpricedPurchases: counted.length - valid.length,
    voidPurchases: rows.length - counted.length,
  };
}

/** Totals over purchases. USD values use the prices known at the time of each purchase. @param wallClock - UNIX seconds. */
export function createBondVolumes(db: Queryable, tokens: Tokens, wallClock: () => number) {
  async function totals(scope: Scope): Promise<Omit<UserBondStats, 'markets'>> {
    const { rows } = await db.query<TotalRow>(
      statement(sql`with ${partiesIn(scope)} select m.chain_id, m.quote_token, sum(p.quote_amount) as quote_amount, count(*)::int as purchases, sum(value.usd) as usd,
          (count(*) filter (where value.usd is null))::int as unpriced
        from ${purchasesIn(scope)} group by m.chain_id, m.quote_token order by count(*) desc, m.chain_id, m.quote_token`),
    );
    const keys = rows.map((row) => ({ chainId: Number(row.chain_id), address: addressOf(row.quote_token) }));
    const views = await tokens.views(keys);
    return {
      purchases: rows.reduce((sum, row) => sum + row.purchases, 0),
      totalBondedUsd: rows.reduce((sum, row) => sum + Number(row.usd ?? 0), 0),
      unpricedPurchases: rows.reduce((sum, row) => sum + row.unpriced, 0),
      perQuoteToken: rows.map((row, index) => ({
        chainId: keys[index]!.chainId,
        token: views.of(keys[index]!.chainId, keys[index]!.address),
        quoteAmount: row.quote_amount,
        purchases: row.purchases,
      })),
    };
  }

  const shareChart = createSharedAnswers<VolumeChartPoint[]>(() => new Date(wallClock() * 1000), CHART_KEPT_MS, MOST_CHARTS);

  async function chartOf(scope: Scope, period: ChartPeriod): Promise<VolumeChartPoint[]> {
    const start = periodStart(period, wallClock());
    const { rows } = await db.query<{ bucket: string; purchases: number; usd: string | null; liquidity: string | null }>(
      statement(sql`with ${POOLS}, ${partiesIn(scope)} select greatest(p.at - p.at % ${bucketOf(period)}::bigint, ${start}::bigint) as bucket, count(*)::int as purchases, sum(value.usd) as usd,
          sum(value.usd) filter (where (m.chain_id, '0x' || encode(m.quote_token, 'hex')) in (select chain_id, share from pool)) as liquidity
        from ${purchasesIn(scope)} group by 1 order by 1`),
    );
    let [purchases, totalBondedUsd, liquidityUsd] = [0, 0, 0];
    return rows.map((row) => {
      purchases += row.purchases;
      totalBondedUsd += Number(row.usd ?? 0);
      liquidityUsd += Number(row.liquidity ?? 0);
      const strategicUsd = Math.max(0, totalBondedUsd - liquidityUsd);
      return { timestamp: isoTime(row.bucket), purchases, totalBondedUsd, liquidityUsd, strategicUsd };
    });
  }

  const shareStats = createSharedAnswers<BondStats>(() => new Date(wallClock() * 1000), CHART_KEPT_MS, 1);

  async function statsOf(organisationId: string | null): Promise<BondStats> {
    const { rows } = await db.query<CountRow>(
      statement(
        sql`with ${partiesIn({ organisationId })} select count(*)::int as markets, (count(*) filter (where status.state in ('live', 'close-proposed')))::int as live_markets,
          (select count(distinct p.recipient)::int from bought p where ${COUNTS}) as buyers
        from ${marketSource(Math.floor(wallClock()))} where r.id is not null and ${ofOrganisation(organisationId)}`,
        `bond_market_counts_${organisationId === null ? 'of_all' : 'of_one'}`,
      ),
    );
    const { markets, live_markets, buyers } = rows[0]!;
    return { markets, liveMarkets: live_markets, buyers, ...(await totals({ organisationId })) };
  }

  return {
    /** Those of all markets are kept for a moment. */
    stats: (organisationId: string | null): Promise<BondStats> =>
      organisationId === null ? shareStats('all', () => statsOf(null)) : statsOf(organisationId),

    async userStats(account: Account): Promise<UserBondStats> {
      const { rows } = await db.query<{ markets: number }>(
        statement(
          sql`with ${partiesIn({ account })} select count(distinct (p.chain_id, p.market_id))::int as markets from bought p where ${COUNTS}`,
          'bond_markets_of_account',
        ),
      );
      return { markets: rows[0]!.markets, ...(await totals({ account })) };
    },

    /**
     * Running totals, oldest first. The first point includes everything bought before the period. Those of a market are kept for a moment, until
     * somebody buys there again.
     */
    async chart(scope: Scope, period: ChartPeriod): Promise<VolumeChartPoint[]> {
      if (!('market' in scope)) return chartOf(scope, period);
      const { chainId, marketId } = scope.market;
      const newest = await newestPurchase(db, scope.market);
      return shareChart(`${chainId}:${marketId}:${period}:${newest}`, () => chartOf(scope, period));
    },

    points: (account: Account) => pointsIn(db, account),
  };
}

const usdOf = (price: string | null): bigint => parseAmount(price ?? '0', USD_DECIMALS).value ?? 0n;

const pointsOfRow = (row: PointRow): bigint =>
  pointsOf({
    kept: { amount: BigInt(row.kept), decimals: row.decimals, usd: usdOf(row.usd) },
    payout: { amount: BigInt(row.payout), decimals: row.payout_decimals, usd: usdOf(row.payout_usd) },
    at: Number(row.at),
    expiry: Number(row.expiry),
  });
