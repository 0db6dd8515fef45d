import type { ChartPeriod } from '@althing/domain/http';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@althing/domain/units';

const DAYS: Record<ChartPeriod, number | null> = { '1D': 1, '7D': 7, ALL: null };

/** UNIX seconds at which a chart of the period begins; 0 for all time. */
export function periodStart(period: ChartPeriod, now: number): number {
  const days = DAYS[period];
  return days === null ? 0 : Math.floor(now) - days * SECONDS_PER_DAY;
}

/** Seconds between two points of a chart of totals. */
export const bucketOf = (period: ChartPeriod): number => (period === 'ALL' ? SECONDS_PER_DAY : SECONDS_PER_HOUR);
