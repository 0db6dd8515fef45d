import { currentControlVariable, currentDebt } from './debt.ts';
import type { DutchAuctionMarket } from './market.ts';
import { divideUp, larger, type Timestamp } from './units.ts';

/**
 * The market with `payout` (above 0) added to its debt. If nobody bought for longer than the decay interval, the decay starts again now:
 * otherwise purchases would not raise the price until they had made up for the idle time.
 */
export function withDebtOf(market: DutchAuctionMarket, payout: bigint, at: Timestamp): DutchAuctionMarket {
  const { debtDecayInterval, lastTuneDebt, isReference } = market;
  const lastDecay = isReference ? market.lastDecay : larger(market.lastDecay, at - debtDecayInterval);
  const increment = divideUp(debtDecayInterval * payout, lastTuneDebt);
  const offset = larger(debtDecayInterval + lastDecay - at, 0n);
  return {
    ...market,
    totalDebt: (currentDebt(market, at) * debtDecayInterval) / (offset + increment) + payout + 1n,
    lastDecay: lastDecay + increment,
  };
}

/** The market with the due part of its adjustment subtracted from the control variable. */
export function withAdjustmentApplied(market: DutchAuctionMarket, at: Timestamp): DutchAuctionMarket {
  const { adjustment, controlVariable } = market;
  if (!adjustment.active) return market;
  const applied = currentControlVariable(market, at);
  const elapsed = at - adjustment.lastAdjustment;
  const rest: DutchAuctionMarket['adjustment'] =
    elapsed >= adjustment.timeToAdjusted
      ? { ...adjustment, active: false }
      : {
          change: adjustment.change - (controlVariable - applied),
          lastAdjustment: at,
          timeToAdjusted: adjustment.timeToAdjusted - elapsed,
          active: true,
        };
  return { ...market, controlVariable: applied, adjustment: rest };
}
