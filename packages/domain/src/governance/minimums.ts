import { days, seconds, type Seconds } from '../units.ts';

/** docs/requirements.md#minimums: what `'min'` means. */
export const MIN_VOTING_PERIOD: Seconds = seconds(300);
export const MIN_TIMELOCK: Seconds = seconds(600);

/** Seconds of a voting period that the form gives in days. */
export const votingPeriodSeconds = (value: number | 'min'): Seconds => (value === 'min' ? MIN_VOTING_PERIOD : days(value));

/** Seconds of a voting delay or timelock that the form gives in days. docs/requirements.md#minimums: a timelock counts as set when it is not 0. */
export const timelockSeconds = (value: number | 'min'): Seconds => (value === 'min' ? MIN_TIMELOCK : days(value));
