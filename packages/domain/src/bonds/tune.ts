import { type DutchAuctionMarket, payoutOf } from './market.ts';
import { larger, MAX_AMOUNT, multiplyDivideUp, smaller, type Timestamp } from './units.ts';

export interface Tuning {
  market: DutchAuctionMarket;
  /** The control variable that is aimed for, reached at once or by an adjustment; missing where nothing was tuned. */
  controlVariable?: bigint;
}

/** How much of the remaining capacity a tune may let one purchase take, if it was not more before: a quarter. */
const MOST_TUNED_SHARE = 4n;

/** Brings a dynamic auction back on its schedule after a purchase at `price`, where it is off it. */
export function tuned(market: DutchAuctionMarket, price: bigint, at: Timestamp): Tuning {
  const { scale, conclusion, start, debtDecayInterval } = market;
  const duration = conclusion - start;
  const inPayout = (amount: bigint) => (market.capacityInQuote ? smaller(payoutOf(amount, price, scale), MAX_AMOUNT) : amount);
  const capacity = inPayout(market.capacity);
  const initial = capacity + (market.capacityInQuote ? inPayout(market.purchased) : market.sold);
  // What an even sale would have sold by now, and all that is left.
  const neutral = (initial * (at - start)) / duration + capacity;
  const debt = (neutral * debtDecayInterval) / duration;
  if (!isDue(market, neutral, initial, at) || debt === 0n || debt > MAX_AMOUNT) return { market };
  const controlVariable = multiplyDivideUp(price, scale, debt);
  const changed: DutchAuctionMarket = {
    ...market,
    maxPayout: tunedMaxPayout(market, capacity, at),
    lastTune: at,
    tuneBelowCapacity: larger(market.capacity - market.tuneIntervalCapacity, 0n),
    lastTuneDebt: debt,
  };
  return { market: heading(changed, controlVariable, at), controlVariable };
}

/** Oversold: ahead of schedule and below the capacity that was meant for this interval. Undersold: behind when an interval is over. */
function isDue(market: DutchAuctionMarket, neutral: bigint, initial: bigint, at: Timestamp): boolean {
  const oversold = market.capacity < market.tuneBelowCapacity && neutral < initial;
  const undersold = at >= market.lastTune + market.tuneInterval && neutral > initial;
  return oversold || undersold;
}

/** What one deposit interval should take of the rest; it grows without bound near the end, hence the limit. */
function tunedMaxPayout(market: DutchAuctionMarket, capacity: bigint, at: Timestamp): bigint {
  const even = (capacity * market.depositInterval) / (market.conclusion - at);
  return market.isReference ? even : smaller(even, larger(market.maxPayout, capacity / MOST_TUNED_SHARE));
}

/** Upwards at once, downwards over the adjustment delay. */
function heading(market: DutchAuctionMarket, controlVariable: bigint, at: Timestamp): DutchAuctionMarket {
  if (controlVariable >= market.controlVariable) {
    return { ...market, controlVariable, adjustment: { ...market.adjustment, active: false } };
  }
  const change = market.controlVariable - controlVariable;
  return { ...market, adjustment: { change, lastAdjustment: at, timeToAdjusted: market.tuneAdjustmentDelay, active: true } };
}
