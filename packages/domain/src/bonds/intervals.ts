import { type Address, sameAddress } from '../units.ts';
import { currentDebt } from './debt.ts';
import { type DutchAuctionMarket, isLive, type Market } from './market.ts';
import { refuse, type Refused } from './refusal.ts';
import { type Duration, larger, type Timestamp } from './units.ts';

export interface Intervals {
  tuneInterval: Duration;
  tuneAdjustmentDelay: Duration;
  debtDecayInterval: Duration;
}

/**
 * Sets new intervals of a live sequential Dutch auction; `minDebtDecayInterval` is the auctioneer's setting. The present debt is settled first,
 * so that the price does not jump. Other strategies have no intervals and stay as they are.
 */
export function setIntervals(
  market: Market,
  intervals: Intervals,
  minDebtDecayInterval: Duration,
  caller: Address,
  at: Timestamp,
): Market | Refused {
  if (market.strategy !== 'sda') return market;
  if (!isLive(market, at)) return refuse('Auctioneer_MarketNotActive');
  if (!fits(market, intervals, minDebtDecayInterval)) return refuse('Auctioneer_InvalidParams');
  if (!sameAddress(caller, market.owner)) return refuse('Auctioneer_OnlyMarketOwner');
  const settled = market.isReference ? market : { ...market, totalDebt: currentDebt(market, at), lastDecay: at };
  const tuneIntervalCapacity = (market.capacity * intervals.tuneInterval) / (market.conclusion - at);
  return {
    ...settled,
    ...intervals,
    tuneIntervalCapacity,
    tuneBelowCapacity: larger(market.capacity - tuneIntervalCapacity, 0n),
  };
}

function fits(market: DutchAuctionMarket, intervals: Intervals, minDebtDecayInterval: Duration): boolean {
  const { tuneInterval, tuneAdjustmentDelay, debtDecayInterval } = intervals;
  return (
    tuneInterval > 0n &&
    tuneAdjustmentDelay > 0n &&
    debtDecayInterval > 0n &&
    tuneInterval >= tuneAdjustmentDelay &&
    tuneInterval >= market.depositInterval &&
    debtDecayInterval >= minDebtDecayInterval
  );
}
