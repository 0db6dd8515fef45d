import type { DutchAuctionMarket } from './market.ts';
import { larger, multiplyDivideUp, type Timestamp } from './units.ts';

/** Debt of a dynamic auction at `at`: falls to 0 over the decay interval, unless purchases raise it. Rounded down. */
export function currentDebt({ totalDebt, lastDecay, debtDecayInterval, start }: DutchAuctionMarket, at: Timestamp): bigint {
  if (at < start) return totalDebt;
  const remaining = debtDecayInterval + lastDecay - at;
  return remaining < 0n ? 0n : (totalDebt * remaining) / debtDecayInterval;
}

/** Control variable at `at`, an adjustment that is under way taken off. */
export function currentControlVariable({ controlVariable, adjustment }: DutchAuctionMarket, at: Timestamp): bigint {
  if (!adjustment.active) return controlVariable;
  const { change, lastAdjustment, timeToAdjusted } = adjustment;
  const elapsed = at - lastAdjustment;
  return controlVariable - (elapsed >= timeToAdjusted ? change : (change * elapsed) / timeToAdjusted);
}

/** Dynamic auction: control variable x debt, rounded up, never below the minimum. */
export function dutchAuctionPrice(market: DutchAuctionMarket, at: Timestamp): bigint {
  return larger(multiplyDivideUp(currentControlVariable(market, at), currentDebt(market, at), market.scale), market.minPrice);
}
