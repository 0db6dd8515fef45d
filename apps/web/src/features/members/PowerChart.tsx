import type { MemberDetail } from '@althing/domain/http';
import { MEMBER_LIMITS } from '@althing/domain/members';
import { formatDay, formatTime } from '../../lib/format/formatDate.ts';
import { Amount } from '../../ui/Amount.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import classes from './Members.module.css';
import { powerPath } from './powerPath.ts';

const SIZE = { width: 600, height: 140 };
const secondsOf = (time: string) => Math.floor(Date.parse(time) / 1000);

const columnsOf = (symbol: string): Column<MemberDetail['history'][number]>[] => [
  { id: 'at', header: 'Since', cell: ({ at }) => formatTime(at) },
  { id: 'power', header: 'Votes with', align: 'right', cell: ({ power }) => <Amount value={power} symbol={symbol} /> },
];

function changesText(count: number): string {
  if (count === 1) return 'The one change';
  return count >= MEMBER_LIMITS.history ? `The last ${count} changes` : `All ${count} changes`;
}

export interface PowerChartProps {
  history: MemberDetail['history'];
  symbol: string;
  /** UNIX seconds. */
  now: number;
}

/** Votes of an account over time, as a line and as a table for who cannot see it. */
export function PowerChart({ history, symbol, now }: PowerChartProps) {
  const points = history.map(({ at, power }) => ({ at: secondsOf(at), power: BigInt(power) }));
  const path = powerPath(points, now, SIZE);
  if (!path) return <p className={classes.note}>Nobody has ever delegated votes to this account here.</p>;
  return (
    <figure className={classes.frame} style={{ margin: 0 }}>
      <div className={classes.axis}>
        <span>
          Most: <Amount value={path.highest} symbol={symbol} />
        </span>
      </div>
      <svg className={classes.chart} viewBox={`0 -2 ${SIZE.width} ${SIZE.height + 4}`} preserveAspectRatio="none" aria-hidden>
        <path className={classes.area} d={path.area} />
        <path className={classes.path} d={path.line} />
      </svg>
      <div className={classes.axis}>
        <span>{formatDay(points[0]!.at)}</span>
        <span>Now</span>
      </div>
      <details>
        <summary className={classes.note}>{changesText(history.length)} as a table</summary>
        <DataTable
          caption="Votes after each change"
          columns={columnsOf(symbol)}
          rows={history.toReversed()}
          rowKey={({ at, power }) => `${at} ${power}`}
          minWidth={280}
        />
      </details>
    </figure>
  );
}
