import { bondExpiry, vestingStart } from './expiry.ts';
import { isInstantSwap, type Market } from './market.ts';
import { DAY, type Timestamp } from './units.ts';

/** When a buyer gets the payout: with the purchase, all of it on a day, or evenly over a time. Times are UNIX seconds. */
export type Maturity =
  | { is: 'at-once' }
  /** Purchases mined from `boughtBefore` on mature a day later or more; missing where the day is the same for all. */
  | { is: 'on-a-day'; day: Timestamp; boughtBefore?: Timestamp }
  /** `movesOn`: the times are counted from the second in which the purchase is mined. */
  | { is: 'over-time'; from: Timestamp; to: Timestamp; movesOn?: true };

export type Vesting = Pick<Market, 'term' | 'vesting' | 'linearDuration'>;

/** Of a purchase made at `at`. A term of less than a day may end before it began, since bonds mature at 00:00 UTC; such a payout comes at once. */
export function maturityOf(market: Vesting, at: Timestamp): Maturity {
  if (market.linearDuration > 0n) {
    const from = vestingStart(market, at);
    const movesOn = vestingStart(market, at + 1n) > from;
    return { is: 'over-time', from, to: from + market.linearDuration, ...(movesOn && { movesOn }) };
  }
  const day = isInstantSwap(market as Market, at) ? at : bondExpiry(market, at);
  if (day <= at) return { is: 'at-once' };
  return { is: 'on-a-day', day, ...(market.term === 'fixed-term' && { boughtBefore: day + DAY - market.vesting }) };
}
