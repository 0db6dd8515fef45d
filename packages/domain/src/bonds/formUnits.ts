import { amountText, parseAmount } from '../token/amount.ts';
import { type Duration, HOUR, type Per1e5, per1e5, type Timestamp } from './units.ts';

/** A percentage has three decimals: the number on chain divided by 1000. */
const PERCENT_DECIMALS = 3;

/** `0.517` for 517. */
export const percentText = (value: Per1e5): string => amountText(value, PERCENT_DECIMALS);

/** 517 for `0.517`; undefined where the text is not a percentage or has more than three decimals. */
export function percentOf(text: string): Per1e5 | undefined {
  const { value, problem } = parseAmount(text, PERCENT_DECIMALS);
  if (problem === 'zero') return per1e5(0n);
  return value === undefined ? undefined : per1e5(value);
}

/** Whole hours, rounded half up (docs/requirements.md#bond-form). */
export const hoursOf = (duration: Duration): number => Number((2n * duration + HOUR) / (2n * HOUR));

export const durationOf = (hours: number): Duration => BigInt(hours) * HOUR;

/** `2027-01-15T08:00:00Z`. */
export const dateText = (at: Timestamp): string => new Date(Number(at) * 1000).toISOString().replace('.000', '');

/** UNIX time in whole seconds, rounded down; undefined where the text is not a date. */
export function timestampOf(date: string): Timestamp | undefined {
  const milliseconds = Date.parse(date);
  return Number.isNaN(milliseconds) ? undefined : BigInt(Math.floor(milliseconds / 1000));
}
