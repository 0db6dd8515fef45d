import type { ChartPeriod } from '@althing/domain/http';

export type { ChartPeriod };
/** A copy of the list in `@althing/domain/http`, which brings zod. */
export const CHART_PERIODS = ['1D', '7D', 'ALL'] as const satisfies readonly ChartPeriod[];
