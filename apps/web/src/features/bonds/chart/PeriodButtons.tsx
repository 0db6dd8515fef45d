import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import classes from './Chart.module.css';
import type { ChartPeriod } from './chartPeriods.ts';
import { periodsOf } from './periods.ts';

interface PeriodButtonsProps {
  /** When the data begin, and now; UNIX seconds. */
  first: number;
  now: number;
  period: ChartPeriod;
  onPeriod: (period: ChartPeriod) => void;
}

/** The periods of a chart. Those that are longer than there are data say so. */
export function PeriodButtons({ first, now, period, onPeriod }: PeriodButtonsProps) {
  return (
    <div className={classes.periods} role="group" aria-label="Period of the chart">
      {periodsOf(first, now).map(({ period: each, reason }) => (
        <ReasonButton
          key={each}
          size="compact-sm"
          variant={each === period ? 'filled' : 'default'}
          aria-pressed={each === period}
          reason={reason}
          onClick={() => onPeriod(each)}
        >
          {each}
        </ReasonButton>
      ))}
    </div>
  );
}
