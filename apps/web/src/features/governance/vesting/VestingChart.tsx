import { curvePath, curveX, curveY, grantTotals, vestingCurve, type VestingGrant } from '@althing/domain/vesting';
import { exactBalanceText } from '@althing/domain/treasury';
import { formatDay } from '../../../lib/format/formatDate.ts';
import vestingClasses from './Vesting.module.css';

const WIDTH = 640;
const HEIGHT = 160;

interface VestingChartProps {
  grants: readonly VestingGrant[];
  /** UNIX seconds. */
  now: number;
  symbol: string;
  label: string;
}

/** What has vested over time, corner by corner: straight where it vests evenly, upright at milestones. */
export function VestingChart({ grants, now, symbol, label }: VestingChartProps) {
  const points = vestingCurve(grants);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const { total, vested } = grantTotals(grants, now);
  // A single moment has no width: a day around it has.
  const [from, to] = first.at === last.at ? [first.at - 43_200, last.at + 43_200] : [first.at, last.at];
  const box = { width: WIDTH, height: HEIGHT, from, to, total };
  const line = curvePath([{ at: from, vested: 0n }, ...points, { at: to, vested: total }], box);
  const isBetween = now > from && now < to;
  return (
    <figure className={vestingClasses.figure}>
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        className={vestingClasses.chart}
        role="img"
        aria-label={`${label}: ${exactBalanceText(total)} ${symbol} from ${formatDay(from)} to ${formatDay(to)}, of which ${exactBalanceText(vested)} have vested.`}
      >
        <path className={vestingClasses.area} d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
        <path className={vestingClasses.line} d={line} vectorEffect="non-scaling-stroke" />
        {isBetween && (
          <line
            className={vestingClasses.now}
            x1={curveX(box, now)}
            x2={curveX(box, now)}
            y1={curveY(box, total)}
            y2={HEIGHT}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <figcaption className={vestingClasses.dates}>
        <span>{formatDay(from)}</span>
        {isBetween && <span>The dashed line is now</span>}
        <span>{formatDay(to)}</span>
      </figcaption>
    </figure>
  );
}
