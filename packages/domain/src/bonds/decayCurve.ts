import type { Market } from './market.ts';
import { priceAt } from './price.ts';
import { isRefused } from './refusal.ts';
import type { Timestamp } from './units.ts';

export interface PricePoint {
  at: Timestamp;
  price: bigint;
}

/**
 * Prices of a market if nobody buys, at `count` (2 or more) evenly spaced times from `from` to `to`, both included. An oracle's price is taken
 * as constant. Empty where the market has no price.
 */
export function decayCurve(market: Market, from: Timestamp, to: Timestamp, count: number, oraclePrice?: bigint): PricePoint[] {
  const steps = BigInt(count - 1);
  return Array.from({ length: count }, (_, index) => from + ((to - from) * BigInt(index)) / steps).flatMap((at) => {
    const price = priceAt(market, { at, ...(oraclePrice !== undefined && { oraclePrice }) });
    return isRefused(price) ? [] : [{ at, price }];
  });
}
