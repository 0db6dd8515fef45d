import type { DutchAuctionMarket } from './market.ts';
import { larger, multiplyDivideUp, type Timestamp } from './units.ts';

/** Debt of a sequential Dutch auction at `at`, rounded down. It falls to 0 over the decay interval unless purchases raise it. */
export function currentDebt({ totalDebt, lastDecay, debtDecayInterval, start }: DutchAuctionMarket, at: Timestamp): bigint {
  if (at < start) return totalDebt;
  const remaining = debtDecayInterval + lastDecay - at;
  return remaining < 0n ? 0n : (totalDebt * remaining) / debtDecayInterval;
}

/** Control variable at `at`, less the part of an adjustment that is due by then. */
export function currentControlVariable({ controlVariable, adjustment }: DutchAuctionMarket, at: Timestamp): bigint {
  if (!adjustment.active) return controlVariable;
  const { change, lastAdjustment, timeToAdjusted } = adjustment;
  const elapsed = at - lastAdjustment;
  return controlVariable - (elapsed >= timeToAdjusted ? change : (change * elapsed) / timeToAdjusted);
}

/** Price of a sequential Dutch auction: control variable × debt, rounded up, and at least the minimum. */
export function dutchAuctionPrice(market: DutchAuctionMarket, at: Timestamp): bigint {
  return larger(multiplyDivideUp(currentControlVariable(market, at), currentDebt(market, at), market.scale), market.minPrice);
}
