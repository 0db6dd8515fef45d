import type { Duration, Timestamp } from './units.ts';

/** One transaction pays out at most so many bonds or schedules: more, which strangers may send to anybody, could fit into no block. */
export const MOST_PER_CLAIM = 50;

/** docs/requirements.md#bond-vesting. `cliff` is a timestamp; before it nothing is vested, even if vesting has begun. */
export interface VestingSchedule {
  start: Timestamp;
  cliff: Timestamp;
  duration: Duration;
  slicePeriodSeconds: Duration;
  amountTotal: bigint;
  released: bigint;
}

/** The amount vested at `at`: in whole slices, rounded down; everything from the end on. */
export function vestedAt({ start, cliff, duration, slicePeriodSeconds, amountTotal }: VestingSchedule, at: Timestamp): bigint {
  if (at < start || at < cliff) return 0n;
  const elapsed = at - start;
  if (elapsed >= duration) return amountTotal;
  return (amountTotal * (elapsed - (elapsed % slicePeriodSeconds))) / duration;
}

/** What can be released at `at`: vested and not yet released. */
export const releasableAt = (schedule: VestingSchedule, at: Timestamp): bigint => vestedAt(schedule, at) - schedule.released;
