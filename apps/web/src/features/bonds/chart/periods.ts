import { CHART_PERIODS, type ChartPeriod } from './chartPeriods.ts';

const DAY = 86_400;
const LENGTHS: Record<ChartPeriod, number | undefined> = { '1D': DAY, '7D': 7 * DAY, ALL: undefined };
const NAMES: Record<ChartPeriod, string> = { '1D': 'a day', '7D': 'seven days', ALL: '' };

export interface Period {
  period: ChartPeriod;
  /** Why it cannot be chosen. */
  reason: string | undefined;
}

/** docs/requirements.md#bond-charts: a period is offered once there are data that old. Times are UNIX seconds. */
export const periodsOf = (first: number, now: number): Period[] =>
  CHART_PERIODS.map((period) => {
    const length = LENGTHS[period];
    const isYounger = length !== undefined && now - first < length;
    return { period, reason: isYounger ? `This is younger than ${NAMES[period]}.` : undefined };
  });

/** When a period begins. */
export const beginOf = (period: ChartPeriod, first: number, now: number): number => {
  const length = LENGTHS[period];
  return length === undefined ? first : Math.max(first, now - length);
};
