import type { DynamicDiscountMarket, FixedDiscountMarket, Moment } from './market.ts';
import { refuse, type Refused } from './refusal.ts';
import { larger, multiplyDivide, multiplyDivideUp, type Per1e5, powerOfTen, type Timestamp, WHOLE } from './units.ts';

/** What an oracle answers: quote per payout, with 6 to 18 decimals of its own. */
export interface OracleAnswer {
  price: bigint;
  decimals: number;
}

export interface OracleScale {
  scale: bigint;
  oracleConversion: bigint;
}

/** An oracle's answer in the market's scale. */
export const converted = (oraclePrice: bigint, { oracleConversion }: Pick<OracleScale, 'oracleConversion'>): bigint =>
  multiplyDivide(oraclePrice, oracleConversion, 1n);

/** Rounded up, so that a discount never gives more than it says. */
export const discounted = (price: bigint, discount: Per1e5): bigint => multiplyDivideUp(price, WHOLE - discount, WHOLE);

/**
 * How an oracle's answers become prices for the life of a market, by its answer at creation and the discount that the
 * market begins with. Undefined where the price is too far from 1 to be held.
 */
export function oracleScale(
  { price, decimals }: OracleAnswer,
  discount: Per1e5,
  payoutDecimals: number,
  quoteDecimals: number,
): OracleScale | undefined {
  const exponent = discounted(price, discount).toString().length - 1 - decimals;
  if (decimals <= -exponent || exponent > 24) return undefined;
  const half = Math.trunc(exponent / 2);
  return {
    oracleConversion: powerOfTen(36 - half - decimals),
    scale: powerOfTen(36 + payoutDecimals - quoteDecimals - half),
  };
}

/** Oracle fixed discount: the oracle's price less the discount, never below the minimum. */
export function fixedDiscountPrice(market: FixedDiscountMarket, { oraclePrice = 0n }: Moment): bigint | Refused {
  if (oraclePrice === 0n) return refuse('Auctioneer_OraclePriceZero');
  return larger(discounted(converted(oraclePrice, market), market.fixedDiscount), market.minPrice);
}

/**
 * Oracle dynamic discount: the discounted price falls while fewer are sold than an even sale would have sold, and rises
 * while more are. Before the start and from the conclusion on, the clock stands still.
 */
export function dynamicDiscountPrice(market: DynamicDiscountMarket, { at, oraclePrice = 0n }: Moment): bigint | Refused {
  if (oraclePrice === 0n) return refuse('Auctioneer_OraclePriceZero');
  const base = discounted(converted(oraclePrice, market), market.baseDiscount);
  return larger(multiplyDivideUp(base, paceFactor(market, at), WHOLE), market.minPrice);
}

/** What the base price is multiplied with for the pace of the sale, parts of 1e5. */
function paceFactor(market: DynamicDiscountMarket, at: Timestamp): bigint {
  const { capacity, decaySpeed } = market;
  const initial = capacity + (market.capacityInQuote ? market.purchased : market.sold);
  if (initial === 0n) return WHOLE;
  const expected = evenlyLeft(market, initial, at);
  if (expected > capacity) return WHOLE + (decaySpeed * (expected - capacity)) / initial;
  return larger(WHOLE - (decaySpeed * (capacity - expected)) / initial, 0n);
}

/** What an even sale of `initial` would have left at `at`. */
function evenlyLeft({ start, conclusion, isReference }: DynamicDiscountMarket, initial: bigint, at: Timestamp): bigint {
  if (at >= conclusion) return 0n;
  const since = isReference ? at : larger(at, start);
  return (initial * (conclusion - since)) / (conclusion - start);
}
