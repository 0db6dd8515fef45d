import { days, seconds, type Seconds } from '../units.ts';

/** docs/requirements.md#minimums: the durations that `'min'` stands for. */
export const MIN_VOTING_PERIOD: Seconds = seconds(300);
export const MIN_TIMELOCK: Seconds = seconds(600);

/** Seconds of a voting period, which the form gives in days. */
export const votingPeriodSeconds = (value: number | 'min'): Seconds => (value === 'min' ? MIN_VOTING_PERIOD : days(value));

/** Seconds of a voting delay or timelock, which the form gives in days. docs/requirements.md#minimums: 0 means that there is none. */
export const timelockSeconds = (value: number | 'min'): Seconds => (value === 'min' ? MIN_TIMELOCK : days(value));
