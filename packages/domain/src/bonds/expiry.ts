import type { Market } from './market.ts';
import type { Term } from './strategy.ts';
import { DAY, type Duration, larger, type Timestamp } from './units.ts';

/** Longest fixed term, 50 years of 52 weeks; a larger vesting is read as a timestamp. */
export const MAX_FIXED_TERM: Duration = 52n * 50n * 7n * DAY;

/** Bonds mature at 00:00 UTC. */
export const startOfDay = (at: Timestamp): Timestamp => at - (at % DAY);

/** The day on which a bond bought at `at` matures; a fixed term ends on the day that it reaches, hence up to a day early. */
export const bondExpiry = ({ term, vesting }: Pick<Market, 'term' | 'vesting'>, at: Timestamp): Timestamp =>
  term === 'fixed-expiry' ? vesting : startOfDay(at + vesting);

/** When the payout of a linear market begins to vest; it has a schedule of its own and is not rounded. */
export const vestingStart = ({ term, vesting }: Pick<Market, 'term' | 'vesting'>, at: Timestamp): Timestamp =>
  term === 'fixed-expiry' ? larger(vesting, at) : at + vesting;

/** The vesting that a market created at `at` is stored with; undefined where it is out of bounds. 0 is an instant swap. */
export function storedVesting(term: Term, vesting: bigint, conclusion: Timestamp, at: Timestamp): bigint | undefined {
  if (term === 'fixed-term') return vesting === 0n || (vesting >= DAY && vesting <= MAX_FIXED_TERM) ? vesting : undefined;
  const expiry = startOfDay(vesting);
  return expiry === 0n || (expiry >= conclusion && expiry <= at + MAX_FIXED_TERM) ? expiry : undefined;
}
