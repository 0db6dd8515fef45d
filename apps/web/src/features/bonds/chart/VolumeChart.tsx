import { usdText } from '@althing/domain/treasury';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import type { VolumePoint } from '../queries.ts';
import classes from './Chart.module.css';
import type { ChartPeriod } from './chartPeriods.ts';
import { type Frame, linePath, rangeOf } from './chartPath.ts';
import { PeriodButtons } from './PeriodButtons.tsx';
import { beginOf } from './periods.ts';
import { stepsOf, type Volume, VOLUMES } from './volumeLines.ts';

const SIZE = { width: 720, height: 180 };
const LINES = Object.keys(VOLUMES) as Volume[];

const COLUMNS: Column<VolumePoint>[] = [
  { id: 'at', header: 'Until', cell: ({ timestamp }) => formatTime(timestamp) },
  { id: 'purchases', header: 'Purchases', align: 'right', cell: ({ purchases }) => purchases },
  ...LINES.map((line) => ({
    id: line,
    header: VOLUMES[line],
    align: 'right' as const,
    cell: (point: VolumePoint) => usdText(point[line]),
  })),
];

export interface VolumeChartProps {
  /** Running totals of the period, oldest first. */
  points: readonly VolumePoint[];
  /** When the first thing was bought, and now; UNIX seconds. */
  first: number;
  now: number;
  period: ChartPeriod;
  onPeriod: (period: ChartPeriod) => void;
}

/** What was bought over time in USD, in all and by what it was paid in; the same as a table for who cannot see it. */
export function VolumeChart({ points, first, now, period, onPeriod }: VolumeChartProps) {
  const from = beginOf(period, first, now);
  const to = Math.max(now, first + 1);
  // A part that is all or nothing of the total would lie on another line.
  const lines = LINES.filter(
    (line) => line === 'totalBondedUsd' || points.some((point) => point[line] > 0 && point[line] < point.totalBondedUsd),
  );
  const steps = lines.map((line) => ({ line, steps: stepsOf(points, line, from, to) }));
  const range = rangeOf([[{ at: from, value: 0 }], ...steps.map((each) => each.steps)])!;
  const frame: Frame = { ...SIZE, low: 0, high: range.high, from, to };
  const last = points.at(-1);
  return (
    <figure className={classes.figure}>
      <PeriodButtons {...{ first, now: to, period, onPeriod }} />
      <div className={classes.axis}>
        <span>{usdText(range.high)}</span>
      </div>
      <svg className={classes.chart} viewBox={`-4 -4 ${SIZE.width + 8} ${SIZE.height + 8}`} preserveAspectRatio="none" aria-hidden>
        {steps.map(({ line, steps: drawn }) => (
          <path key={line} className={classes.line} data-line={line} d={linePath(drawn, frame)} />
        ))}
      </svg>
      <div className={classes.axis}>
        <span>{formatTime(Math.round(from))}</span>
        <span>Now</span>
      </div>
      <p className={classes.legend}>
        {steps.map(({ line }) => (
          <span key={line} className={classes.key}>
            <span className={classes.keyLine} data-line={line} aria-hidden /> {VOLUMES[line]}: {usdText(last?.[line] ?? 0)}
          </span>
        ))}
      </p>
      <details>
        <summary className={classes.note}>As a table</summary>
        <DataTable
          caption="What was bought over time"
          columns={COLUMNS}
          rows={points.toReversed()}
          rowKey={({ timestamp }) => timestamp}
          minWidth={560}
        />
      </details>
    </figure>
  );
}
