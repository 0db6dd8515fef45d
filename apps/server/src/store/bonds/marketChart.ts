import { sql } from 'drizzle-orm';
import type { ChartPeriod, ComputedPrice, MarketChartPoint } from '@althing/domain/http';
import type { ChainId } from '@althing/domain/units';
import type { Queryable } from '../chain/queryable.ts';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import { isoTime } from '../chain/wire.ts';
import type { Tokens } from '../tokens.ts';
import { type MarketRow, ORACLE_TERMS, tokensOf } from './marketRows.ts';
import { openingOf, type OpeningRow } from './openingPrice.ts';
import { periodStart } from './periods.ts';
import { type CreatedRow, pricesBetween } from './pricesBetween.ts';
import { CHART_KEPT_MS, MOST_CHARTS, newestPurchase } from './newestPurchase.ts';
import { oraclePriceOf, pricesOf } from './purchaseRows.ts';
import { statement } from '../statement.ts';

type Row = OpeningRow & Pick<MarketRow, 'chain_id' | 'at' | 'scale' | 'payout_token' | 'quote_token' | 'oracle'> & CreatedRow;

interface PointRow {
  at: string;
  price: string;
  oracle_price: string;
  /** Fees not counted. */
  net: string;
  /** How many there are in the period. */
  total: number;
}

export interface MarketChart {
  items: MarketChartPoint[];
  computed: ComputedPrice[][];
}

/** Points of a chart; of more purchases every second, third or n-th is sent, counted from the newest. */
const MAX_POINTS = 2_000;

/** @param wallClock - UNIX seconds. */
export function createMarketChart(db: Queryable, tokens: Tokens, wallClock: () => number) {
  async function purchases(chainId: ChainId, marketId: string, from: number): Promise<PointRow[]> {
    const { rows } = await db.query<PointRow>(
      statement(
        sql`with bought as (
          select at, price, oracle_price, quote_amount - protocol_fee - referrer_fee as net, count(*) over ()::int as total,
            row_number() over (order by block desc, log_index desc) - 1 as place
          from chain.bond_purchase where chain_id = ${chainId} and market_id = ${marketId}::numeric and at >= ${from})
        select at, price, oracle_price, net, total from bought where place % ceil(total / ${MAX_POINTS}::numeric) = 0 order by place desc`,
        'bond_market_chart',
      ),
    );
    return rows;
  }

  async function chartOf(chainId: ChainId, marketId: string, period: ChartPeriod): Promise<MarketChart> {
    const from = periodStart(period, wallClock());
    const { rows } = await db.query<Row>(
      statement(
        sql`select m.chain_id, m.at, m.scale, m.strategy, m.start, m.conclusion, m.capacity, m.capacity_in_quote, m.deposit_interval, m.payout_token, m.quote_token, m.oracle, m.initial_price, m.price_settings, ${ORACLE_TERMS} as oracle_terms
        from chain.bond_market m where m.chain_id = ${chainId} and m.market_id = ${marketId}::numeric`,
        'bond_market_opening',
      ),
    );
    const market = rows[0];
    if (!market) return { items: [], computed: [] };
    const views = await tokens.views(tokensOf(market));
    const [payout, quote] = tokensOf(market).map(({ address }) => views.of(chainId, address));
    const decimals = { payoutDecimals: payout!.decimals, quoteDecimals: quote!.decimals };
    const { chain_id, oracle } = market;
    const oracle_conversion = market.oracle_terms?.oracleConversion ?? null;
    const shown = (oracle_price: string) => oraclePriceOf({ chain_id, oracle, oracle_price, oracle_conversion });
    const scale = BigInt(market.scale);
    const opening = openingOf(market);
    const first =
      opening !== undefined && Number(market.at) >= from
        ? [
            {
              timestamp: isoTime(market.at),
              ...pricesOf({ price: opening, oraclePrice: shown(market.oracle_terms?.oraclePrice ?? '0'), scale }, decimals),
            },
          ]
        : [];
    const bought = await purchases(chainId, marketId, from);
    const points = bought.map((row) => ({
      timestamp: isoTime(row.at),
      ...pricesOf({ price: BigInt(row.price), oraclePrice: shown(row.oracle_price), scale }, decimals),
    }));
    const isOurs = oracle === null || shown('1') > 0n;
    // A market can be followed from its creation only.
    const isWhole = Number(market.at) >= from && bought.length === (bought[0]?.total ?? 0);
    const past = bought.map(({ at, price, net, oracle_price }) => ({
      at: BigInt(at),
      net: BigInt(net),
      price: BigInt(price),
      ...(oracle !== null && { oraclePrice: BigInt(oracle_price) }),
    }));
    return { items: [...first, ...points], computed: isOurs && isWhole ? pricesBetween(market, past, decimals) : [] };
  }

  const share = createSharedAnswers<MarketChart>(() => new Date(wallClock() * 1000), CHART_KEPT_MS, MOST_CHARTS);

  /**
   * Prices of a market at its creation and at purchases of a period, oldest first; empty for a market that does not exist. Kept for a moment, until
   * somebody buys there again.
   */
  return async (chainId: ChainId, marketId: string, period: ChartPeriod): Promise<MarketChart> =>
    share(`${chainId}:${marketId}:${period}:${await newestPurchase(db, { chainId, marketId })}`, () => chartOf(chainId, marketId, period));
}
