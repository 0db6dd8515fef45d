import type { PricePoint } from './decayCurve.ts';
import { converted } from './discount.ts';
import { type Market, type Moment, payoutOf, quoteOf } from './market.ts';
import { priceAt } from './price.ts';
import { purchase } from './purchase.ts';
import { maxPayout } from './quotes.ts';
import { isRefused } from './refusal.ts';
import { divideUp, type Duration, HOUR, larger, smaller, type Timestamp, WHOLE } from './units.ts';

/* What the model says of a market that nobody has bought from. An oracle's price counts as constant. */

/** Parts of 100,000 by which a number moved, upwards or downwards. */
export const moved = (before: bigint, after: bigint): number => Number(((after - before) * WHOLE) / larger(before, 1n));

const momentOf = (at: Timestamp, oraclePrice: bigint | undefined): Moment => ({ at, ...(oraclePrice !== undefined && { oraclePrice }) });

/** The price at the start; undefined where there is none. */
export function openingPrice(market: Market, oraclePrice?: bigint): bigint | undefined {
  const price = priceAt(market, momentOf(market.start, oraclePrice));
  return isRefused(price) ? undefined : price;
}

/** The price below which the market never sells, whatever happens; for a fixed price that price. */
export const floorPrice = (market: Market): bigint => (market.strategy === 'fpa' ? market.price : market.minPrice);

/** Payout tokens that the whole sale needs at most, and the quote tokens that it brings at least if everything is sold. */
export function extremes(market: Market): { payout: bigint; quote: bigint } {
  const floor = larger(floorPrice(market), 1n);
  return market.capacityInQuote
    ? { payout: payoutOf(market.capacity, floor, market.scale), quote: market.capacity }
    : { payout: market.capacity, quote: quoteOf(market.capacity, floor, market.scale) };
}

/** What the oracle says, in the market's scale; undefined for strategies without one. */
export const oracleLevel = (market: Market, oraclePrice: bigint | undefined): bigint | undefined =>
  'oracleConversion' in market && oraclePrice !== undefined ? converted(oraclePrice, market) : undefined;

/** How the price moves, in parts of 100,000, by one largest purchase at the start and by one idle hour after it; undefined where there is no price. */
export function swings(market: Market, oraclePrice?: bigint): { purchase: number; hour: number } | undefined {
  const opening = openingPrice(market, oraclePrice);
  const later = priceAt(market, momentOf(market.start + HOUR, oraclePrice));
  const after = afterLargest(market, momentOf(market.start, oraclePrice));
  if (opening === undefined || isRefused(later) || after === undefined) return undefined;
  return { purchase: moved(opening, after.price), hour: moved(opening, later) };
}

/** The market after one purchase of the largest size, and its price then; undefined where none can be made. */
function afterLargest(market: Market, moment: Moment): { market: Market; price: bigint; isClosed: boolean } | undefined {
  const price = priceAt(market, moment);
  const most = maxPayout(market, moment);
  if (isRefused(price) || isRefused(most)) return undefined;
  const bought = purchase(market, { ...moment, amount: quoteOf(most, price, market.scale) });
  if (isRefused(bought)) return undefined;
  const next = priceAt(bought.market, moment);
  return isRefused(next) ? undefined : { market: bought.market, price: next, isClosed: bought.closed };
}

/** More purchases than this are not counted. */
const MOST_COUNTED = 100;

/** Purchases of the largest size, one right after the other from the start on. */
export interface Rush {
  count: number;
  /** Price of the last of them. */
  price: bigint;
  /** Whether the market closed itself with it; otherwise it was sold out, or took a hundred. */
  isClosed: boolean;
}

/** What a rush does to a market; undefined where nothing can be bought. */
export function rushOf(market: Market, oraclePrice?: bigint): Rush | undefined {
  const moment = momentOf(market.start, oraclePrice);
  let current = market;
  let rush: Rush | undefined;
  while ((rush?.count ?? 0) < MOST_COUNTED) {
    const price = priceAt(current, moment);
    const after = afterLargest(current, moment);
    if (isRefused(price) || after === undefined) return rush;
    rush = { count: (rush?.count ?? 0) + 1, price, isClosed: after.isClosed };
    if (after.isClosed) return rush;
    current = after.market;
  }
  return rush;
}

/** How long it takes from the start until the price is at its lowest if nobody buys, to the minute; undefined where the sale ends before. */
export function timeToFloor(market: Market, oraclePrice?: bigint): Duration | undefined {
  const floor = floorPrice(market);
  const isAtFloor = (at: Timestamp) => {
    const price = priceAt(market, momentOf(at, oraclePrice));
    return !isRefused(price) && price <= floor;
  };
  const length = market.conclusion - market.start;
  if (market.strategy === 'fpa' || !isAtFloor(market.conclusion - 1n)) return undefined;
  let [before, after] = [0n, length];
  while (after - before > 60n) {
    const middle = (before + after) / 2n;
    if (isAtFloor(market.start + middle)) after = middle;
    else before = middle;
  }
  return isAtFloor(market.start) ? 0n : after;
}

/** More purchases than this are not drawn. */
const MOST_DRAWN = 60n;

/**
 * Prices of a market that sells at an even pace: the same amount in each of up to sixty equal times. Each purchase is two points, before and after it.
 * Ends where a purchase cannot be made.
 */
export function steadyCurve(market: Market, oraclePrice?: bigint): PricePoint[] {
  const length = market.conclusion - market.start;
  const count = smaller(MOST_DRAWN, larger(divideUp(market.capacity, larger(smallestShare(market), 1n)), 2n));
  const points: PricePoint[] = [];
  let current = market;
  for (let n = 0n; n < count; n++) {
    const moment = momentOf(market.start + (length * (2n * n + 1n)) / (2n * count), oraclePrice);
    const before = priceAt(current, moment);
    if (isRefused(before)) break;
    points.push({ at: moment.at, price: before });
    const share = market.capacity / count;
    const bought = purchase(current, { ...moment, amount: market.capacityInQuote ? share : quoteOf(share, before, market.scale) });
    if (isRefused(bought) || bought.closed) break;
    current = bought.market;
    const after = priceAt(current, moment);
    if (!isRefused(after) && current.capacity > 0n) points.push({ at: moment.at, price: after });
  }
  return points;
}

/** Half of the largest purchase, in the token of the capacity: so much can be bought at once even if the limit falls a little. */
function smallestShare(market: Market): bigint {
  const half = market.maxPayout / 2n;
  return market.capacityInQuote ? quoteOf(half, floorPrice(market), market.scale) : half;
}
