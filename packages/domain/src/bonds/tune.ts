import { type DutchAuctionMarket, payoutOf } from './market.ts';
import { larger, MAX_AMOUNT, multiplyDivideUp, smaller, type Timestamp } from './units.ts';

export interface Tuning {
  market: DutchAuctionMarket;
  /** The new target of the control variable, reached at once or by an adjustment; missing where nothing was tuned. */
  controlVariable?: bigint;
}

/** Divisor: tuning may raise the largest payout up to a quarter of the remaining capacity, unless it was higher before. */
const MOST_TUNED_SHARE = 4n;

/** Tunes a sequential Dutch auction after a purchase at `price`, if sales are ahead of or behind schedule. */
export function tuned(market: DutchAuctionMarket, price: bigint, at: Timestamp): Tuning {
  const { scale, conclusion, start, debtDecayInterval } = market;
  const duration = conclusion - start;
  const inPayout = (amount: bigint) => (market.capacityInQuote ? smaller(payoutOf(amount, price, scale), MAX_AMOUNT) : amount);
  const capacity = inPayout(market.capacity);
  const initial = capacity + (market.capacityInQuote ? inPayout(market.purchased) : market.sold);
  // What an even pace would have sold until now, plus all that is left.
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

/** Tuning is due when sales are ahead of schedule and less is left than was planned for this interval, or when they are behind at the end of one. */
function isDue(market: DutchAuctionMarket, neutral: bigint, initial: bigint, at: Timestamp): boolean {
  const oversold = market.capacity < market.tuneBelowCapacity && neutral < initial;
  const undersold = at >= market.lastTune + market.tuneInterval && neutral > initial;
  return oversold || undersold;
}

/** Largest payout per deposit interval for the rest of the time. It would grow without bound near the end, so it is limited. */
function tunedMaxPayout(market: DutchAuctionMarket, capacity: bigint, at: Timestamp): bigint {
  const even = (capacity * market.depositInterval) / (market.conclusion - at);
  return market.isReference ? even : smaller(even, larger(market.maxPayout, capacity / MOST_TUNED_SHARE));
}

/** Raises the control variable at once, or lowers it gradually over the adjustment delay. */
function heading(market: DutchAuctionMarket, controlVariable: bigint, at: Timestamp): DutchAuctionMarket {
  if (controlVariable >= market.controlVariable) {
    return { ...market, controlVariable, adjustment: { ...market.adjustment, active: false } };
  }
  const change = market.controlVariable - controlVariable;
  return { ...market, adjustment: { change, lastAdjustment: at, timeToAdjusted: market.tuneAdjustmentDelay, active: true } };
}
