import { discountPercent, numberText, priceText } from '@althing/domain/bonds';
import { type PointerEvent, useState } from 'react';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import classes from './Market.module.css';
import { type ChartPoint, type Frame, linePath, nearest, placeOf, rangeOf } from '../chart/chartPath.ts';
import type { ChartPeriod } from '../chart/chartPeriods.ts';
import { PeriodButtons } from '../chart/PeriodButtons.tsx';
import { beginOf } from '../chart/periods.ts';

const SIZE = { width: 720, height: 220 };

/** A moment at which something was bought, or the market was created. */
export interface PriceEvent extends ChartPoint {
  price: string;
  oracle: string | null;
}

export interface PriceChartProps {
  /** Oldest first. */
  events: readonly PriceEvent[];
  /** Prices that were not paid but computed, oldest first: a line for each stretch between events. */
  computed: readonly (readonly ChartPoint[])[];
  /** How many purchases there were; of many only some are among the events. */
  purchases: number;
  /** UNIX seconds. */
  now: number;
  unit: string;
}

/** Of the table. */
const MOST_ROWS = 100;

const within = <Point extends ChartPoint>(points: readonly Point[], from: number): Point[] => points.filter(({ at }) => at >= from);

const COLUMNS: Column<PriceEvent>[] = [
  { id: 'at', header: 'When', cell: ({ at }) => formatTime(at) },
  { id: 'price', header: 'Price', align: 'right', cell: ({ price }) => priceText(price) },
  { id: 'oracle', header: 'Market price', align: 'right', cell: ({ oracle }) => (oracle === null ? '–' : priceText(oracle)) },
  {
    id: 'discount',
    header: 'Discount',
    align: 'right',
    cell: ({ price, oracle }) => {
      const percent = discountPercent(price, oracle);
      return percent === undefined ? '–' : `${percent.toFixed(2)} %`;
    },
  },
];

/** Price of a market over time, with what its oracle said; the same as a table for who cannot see it. */
export function PriceChart({ events, computed, purchases, now, unit }: PriceChartProps) {
  const [period, setPeriod] = useState<ChartPeriod>('ALL');
  const first = events[0]?.at ?? computed[0]?.[0]?.at;
  if (first === undefined) return <p className={classes.note}>There is no price to draw yet.</p>;
  const end = Math.max(now, first + 1);
  return (
    <figure className={classes.figure}>
      <PeriodButtons first={first} now={end} period={period} onPeriod={setPeriod} />
      <Drawing events={events} computed={computed} from={beginOf(period, first, end)} to={end} unit={unit} />
      {purchases > events.length && (
        <p className={classes.note}>
          Of {purchases.toLocaleString('en-GB')} purchases {(events.length - 1).toLocaleString('en-GB')} are drawn, evenly. What a price did
          between two of them is not seen here.
        </p>
      )}
      <PriceTable events={events} />
    </figure>
  );
}

/** Drawn for who opens it, as a table of thousands takes a phone a second. */
function PriceTable({ events }: Pick<PriceChartProps, 'events'>) {
  const [isOpen, setOpen] = useState(false);
  const rows = events.slice(-MOST_ROWS).toReversed();
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.note}>{tableTitle(events.length)} as a table</summary>
      {isOpen && (
        <DataTable
          caption="Prices at the creation and at each purchase"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ at, price }) => `${at} ${price}`}
          minWidth={420}
        />
      )}
    </details>
  );
}

const tableTitle = (count: number): string =>
  count === 1 ? 'One price' : count > MOST_ROWS ? `The newest ${MOST_ROWS} prices` : `All ${count} prices`;

interface DrawingProps extends Pick<PriceChartProps, 'events' | 'computed' | 'unit'> {
  from: number;
  to: number;
}

function Drawing({ events: all, computed, from, to, unit }: DrawingProps) {
  const [at, setAt] = useState<number>();
  const events = within(all, from);
  const lines = computed.map((line) => within(line, from)).filter(({ length }) => length > 1);
  const oracle = events.flatMap(({ at: when, oracle: text }) => (text === null ? [] : [{ at: when, value: Number(text) }]));
  const range = rangeOf([events, oracle, ...lines]);
  if (!range) return <p className={classes.note}>Nothing happened in this period.</p>;
  const frame: Frame = { ...SIZE, ...range, from, to };
  const points = [...events, ...lines.flat()].toSorted((a, b) => a.at - b.at);
  const marked = at === undefined ? undefined : nearest(points, at);
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setAt(from + ((event.clientX - left) / width) * (to - from));
  };
  return (
    <>
      <div className={classes.axis}>
        <span>{numberText(range.high)}</span>
        <span className={classes.reading} aria-hidden>
          {marked ? `${formatTime(Math.round(marked.at))}: ${numberText(marked.value)} ${unit}` : unit}
        </span>
      </div>
      <svg
        className={classes.chart}
        viewBox={`-6 -6 ${SIZE.width + 12} ${SIZE.height + 12}`}
        preserveAspectRatio="none"
        aria-hidden
        onPointerMove={follow}
        onPointerLeave={() => setAt(undefined)}
      >
        {oracle.length > 1 && <path className={classes.oracle} d={linePath(oracle, frame)} />}
        {lines.map((line) => (
          <path key={line[0]!.at} className={classes.price} d={linePath(line, frame)} />
        ))}
        {marked && <line className={classes.mark} x1={placeOf(marked, frame).x} x2={placeOf(marked, frame).x} y1={0} y2={SIZE.height} />}
        {/* Lines of no length with round ends stay round, however the picture is stretched. */}
        {events.map((event, index) => {
          const { x, y } = placeOf(event, frame);
          return <path key={`${event.at} ${index}`} className={classes.dot} d={`M${x} ${y}h0.01`} />;
        })}
      </svg>
      <div className={classes.axis}>
        <span>{numberText(range.low)}</span>
      </div>
      <div className={classes.axis}>
        <span>{formatTime(Math.round(from))}</span>
        <span>Now</span>
      </div>
      <p className={classes.legend}>
        <span className={classes.key}>
          <span className={classes.keyDot} aria-hidden /> at the opening and at purchases
        </span>
        {lines.length > 0 && (
          <span className={classes.key}>
            <span className={classes.keyLine} aria-hidden /> in between, computed
          </span>
        )}
        {oracle.length > 1 && (
          <span className={classes.key}>
            <span className={classes.keyOracle} aria-hidden /> market price at purchases
          </span>
        )}
      </p>
    </>
  );
}
