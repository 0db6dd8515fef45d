import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../units.ts';

const SECONDS_PER_MINUTE = 60;

const counted = (value: number, unit: string): string => `${value} ${unit}${value === 1 ? '' : 's'}`;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** docs/requirements.md#display: seconds or minutes when short, hours below a day, otherwise days. One unit, at most one decimal. */
export function durationText(duration: number): string {
  const length = Math.max(0, Math.round(duration));
  if (length < SECONDS_PER_MINUTE) return counted(length, 'second');
  // Rounding must not reach the next unit: 59.99 minutes are not shown as 60 minutes.
  if (length < SECONDS_PER_HOUR) return counted(Math.min(oneDecimal(length / SECONDS_PER_MINUTE), 59.9), 'minute');
  if (length < SECONDS_PER_DAY) return counted(Math.min(oneDecimal(length / SECONDS_PER_HOUR), 23.9), 'hour');
  return counted(oneDecimal(length / SECONDS_PER_DAY), 'day');
}

/** docs/requirements.md#display: days, hours and minutes, e.g. `2 days 3 hours 5 minutes`; below a minute in seconds. */
export function longDurationText(duration: number): string {
  const length = Math.max(0, Math.round(duration));
  if (length < SECONDS_PER_MINUTE) return counted(length, 'second');
  const parts: [number, string][] = [
    [Math.floor(length / SECONDS_PER_DAY), 'day'],
    [Math.floor((length % SECONDS_PER_DAY) / SECONDS_PER_HOUR), 'hour'],
    [Math.floor((length % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE), 'minute'],
  ];
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => counted(value, unit))
    .join(' ');
}

/** docs/requirements.md#form-helpers: days and hours to seconds; empty gives 0. */
export function durationSeconds(value: number | string | null | undefined, unit: 'days' | 'hours'): number {
  const amount = typeof value === 'string' ? Number(value.trim() || 0) : (value ?? 0);
  if (!Number.isFinite(amount) || amount < 0) return 0;
  return Math.round(amount * (unit === 'days' ? SECONDS_PER_DAY : SECONDS_PER_HOUR));
}
