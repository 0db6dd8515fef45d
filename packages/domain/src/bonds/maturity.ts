import { bondExpiry, vestingStart } from './expiry.ts';
import { isInstantSwap, type Market } from './market.ts';
import type { Timestamp } from './units.ts';

/** When a buyer gets the payout: with the purchase, all of it on a day, or evenly over a time. Times are UNIX seconds. */
export type Maturity = { is: 'at-once' } | { is: 'on-a-day'; day: Timestamp } | { is: 'over-time'; from: Timestamp; to: Timestamp };

export type Vesting = Pick<Market, 'term' | 'vesting' | 'linearDuration'>;

/** Of a purchase made at `at`. A term of less than a day may end before it began, since bonds mature at 00:00 UTC; such a payout comes at once. */
export function maturityOf(market: Vesting, at: Timestamp): Maturity {
  if (market.linearDuration > 0n) {
    const from = vestingStart(market, at);
    return { is: 'over-time', from, to: from + market.linearDuration };
  }
  const day = isInstantSwap(market as Market, at) ? at : bondExpiry(market, at);
  return day <= at ? { is: 'at-once' } : { is: 'on-a-day', day };
}
