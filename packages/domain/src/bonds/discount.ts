import type { DynamicDiscountMarket, FixedDiscountMarket, Moment } from './market.ts';
import { refuse, type Refused } from './refusal.ts';
import { larger, multiplyDivide, multiplyDivideUp, type Per1e5, powerOfTen, type Timestamp, WHOLE } from './units.ts';

/** An oracle's answer: quote per payout token, with 6 to 18 decimals. */
export interface OracleAnswer {
  price: bigint;
  decimals: number;
}

export interface OracleScale {
  scale: bigint;
  oracleConversion: bigint;
}

/** An oracle's answer converted to the market's scale. */
export const converted = (oraclePrice: bigint, { oracleConversion }: Pick<OracleScale, 'oracleConversion'>): bigint =>
  multiplyDivide(oraclePrice, oracleConversion, 1n);

/** The price less the discount, rounded up, so that the discount is never larger than stated. */
export const discounted = (price: bigint, discount: Per1e5): bigint => multiplyDivideUp(price, WHOLE - discount, WHOLE);

/**
 * Scale and conversion that turn an oracle's answers into prices, fixed at creation from the answer then and the discount at the start.
 * Undefined where the price is too large or too small to be stored.
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

/** Oracle fixed discount: the oracle's price less the discount, at least the minimum price. */
export function fixedDiscountPrice(market: FixedDiscountMarket, { oraclePrice = 0n }: Moment): bigint | Refused {
  if (oraclePrice === 0n) return refuse('Auctioneer_OraclePriceZero');
  return larger(discounted(converted(oraclePrice, market), market.fixedDiscount), market.minPrice);
}

/**
 * Oracle dynamic discount: the discounted price falls while sales are behind an even pace, and rises while they are ahead of it. Before the
 * start and after the conclusion it does not move with time.
 */
export function dynamicDiscountPrice(market: DynamicDiscountMarket, { at, oraclePrice = 0n }: Moment): bigint | Refused {
  if (oraclePrice === 0n) return refuse('Auctioneer_OraclePriceZero');
  const base = discounted(converted(oraclePrice, market), market.baseDiscount);
  return larger(multiplyDivideUp(base, paceFactor(market, at), WHOLE), market.minPrice);
}

/** Factor on the base price for the pace of sales, in parts of 1e5. */
function paceFactor(market: DynamicDiscountMarket, at: Timestamp): bigint {
  const { capacity, decaySpeed } = market;
  const initial = capacity + (market.capacityInQuote ? market.purchased : market.sold);
  if (initial === 0n) return WHOLE;
  const expected = evenlyLeft(market, initial, at);
  if (expected > capacity) return WHOLE + (decaySpeed * (expected - capacity)) / initial;
  return larger(WHOLE - (decaySpeed * (capacity - expected)) / initial, 0n);
}

/** The capacity that would be left at `at` had `initial` been sold at an even pace. */
function evenlyLeft({ start, conclusion, isReference }: DynamicDiscountMarket, initial: bigint, at: Timestamp): bigint {
  if (at >= conclusion) return 0n;
  const since = isReference ? at : larger(at, start);
  return (initial * (conclusion - since)) / (conclusion - start);
}
