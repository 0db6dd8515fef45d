import type { Market } from './market.ts';
import { priceAt } from './price.ts';
import { isRefused } from './refusal.ts';
import type { Timestamp } from './units.ts';

export interface PricePoint {
  at: Timestamp;
  price: bigint;
}

/**
 * The price that a market would have if nobody bought, at `count` (2 or more) even moments from `from` to `to`, both
 * included. An oracle is taken to stay as it is. Empty where there is no price.
 */
export function decayCurve(market: Market, from: Timestamp, to: Timestamp, count: number, oraclePrice?: bigint): PricePoint[] {
  const steps = BigInt(count - 1);
  return Array.from({ length: count }, (_, index) => from + ((to - from) * BigInt(index)) / steps).flatMap((at) => {
    const price = priceAt(market, { at, ...(oraclePrice !== undefined && { oraclePrice }) });
    return isRefused(price) ? [] : [{ at, price }];
  });
}
