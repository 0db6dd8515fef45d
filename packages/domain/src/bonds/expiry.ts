import type { Market } from './market.ts';
import type { Term } from './strategy.ts';
import { DAY, type Duration, larger, type Timestamp } from './units.ts';

/** Longest fixed term: 50 years of 52 weeks. A larger number is a timestamp. */
export const MAX_FIXED_TERM: Duration = 52n * 50n * 7n * DAY;

/** Bonds mature at 00:00 UTC, so times are rounded down to the day. */
export const startOfDay = (at: Timestamp): Timestamp => at - (at % DAY);

/** When a bond bought at `at` matures. A fixed term ends at the beginning of its last day, so up to a day early. */
export const bondExpiry = ({ term, vesting }: Pick<Market, 'term' | 'vesting'>, at: Timestamp): Timestamp =>
  term === 'fixed-expiry' ? vesting : startOfDay(at + vesting);

/** When the payout of a linear market begins to vest. Such a payout has a schedule of its own, and its times are not rounded. */
export const vestingStart = ({ term, vesting }: Pick<Market, 'term' | 'vesting'>, at: Timestamp): Timestamp =>
  term === 'fixed-expiry' ? larger(vesting, at) : at + vesting;

/** The vesting value to store for a market created at `at`; undefined where it is out of bounds. 0 means an instant swap. */
export function storedVesting(term: Term, vesting: bigint, conclusion: Timestamp, at: Timestamp): bigint | undefined {
  if (term === 'fixed-term') return vesting === 0n || (vesting >= DAY && vesting <= MAX_FIXED_TERM) ? vesting : undefined;
  const expiry = startOfDay(vesting);
  return expiry === 0n || (expiry >= conclusion && expiry <= at + MAX_FIXED_TERM) ? expiry : undefined;
}
