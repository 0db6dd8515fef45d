import { days, SECONDS_PER_DAY, SECONDS_PER_HOUR, type Seconds, seconds, TOKEN_DECIMALS } from '@althing/domain/units';
import { formatUnits } from 'viem';

/** docs/requirements.md#minimums */
export const MINIMUM_VOTING_PERIOD: Seconds = seconds(300);
export const MINIMUM_TIMELOCK: Seconds = seconds(600);
/** Shares on chain are whole numbers of hundredths of a percent. */
export const BASIS_POINTS = 10_000;

/** Seconds of a duration that the form gives in days or as `'min'`. */
export function durationSeconds(value: number | 'min', minimum: Seconds): Seconds {
  return value === 'min' ? minimum : days(value);
}

/** Hundredths of a percent, rounded to the nearest. */
export const percentToBasisPoints = (percent: number): number => Math.round(percent * 100);

/** A share of `whole`, rounded down, so that a threshold never exceeds what the holders have. */
export function shareOf(whole: bigint, percent: number): bigint {
  return (whole * BigInt(percentToBasisPoints(percent))) / BigInt(BASIS_POINTS);
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** E.g. `7 days`, `1 day 12 hours`; `none` for zero. */
export function formatDuration(duration: number): string {
  const parts: [number, string][] = [
    [Math.floor(duration / SECONDS_PER_DAY), 'day'],
    [Math.floor((duration % SECONDS_PER_DAY) / SECONDS_PER_HOUR), 'hour'],
    [Math.floor((duration % SECONDS_PER_HOUR) / 60), 'minute'],
    [duration % 60, 'second'],
  ];
  const named = parts.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit));
  return named.length > 0 ? named.join(' ') : 'none';
}

/** E.g. `1,250,000.5 ACME`; `amount` in the smallest unit. */
export function formatTokens(amount: bigint, symbol: string): string {
  const [whole = '0', fraction] = formatUnits(amount, TOKEN_DECIMALS).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}${fraction ? `.${fraction}` : ''} ${symbol}`;
}

/** E.g. `2.5 %`, from the number on chain. */
export const formatBasisPoints = (basisPoints: number): string => `${basisPoints / 100} %`;
