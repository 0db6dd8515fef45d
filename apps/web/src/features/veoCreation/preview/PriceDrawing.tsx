import { decayCurve, humanPrice, type Market, oracleLevel, numberText, type SalePlan, steadyCurve } from '@althing/domain/bonds';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { type ChartPoint, linePath, rangeOf } from '../../bonds/index.ts';
import classes from '../Veo.module.css';

const SIZE = { width: 420, height: 180 };
const POINTS = 60;

interface PriceDrawingProps {
  plan: SalePlan & { market: Market };
  /** What the oracle says; undefined for strategies with a price of their own. */
  oraclePrice: bigint | undefined;
}

/** What a sale would ask over time: if nobody buys, and if it sells at an even pace. Worked out by the same model as the contracts'. */
export function PriceDrawing({ plan: { market, parameters, symbols, marketPrice }, oraclePrice }: PriceDrawingProps) {
  const human = (price: bigint) => Number(humanPrice(price, market.scale, parameters));
  const toPoints = (curve: readonly { at: bigint; price: bigint }[]): ChartPoint[] =>
    curve.map(({ at, price }) => ({ at: Number(at), value: human(price) }));
  const idle = toPoints(decayCurve(market, market.start, market.conclusion - 1n, POINTS, oraclePrice));
  const steady = toPoints(steadyCurve(market, oraclePrice));
  const [from, to] = [Number(market.start), Number(market.conclusion)];
  const level = oracleLevel(market, oraclePrice);
  const elsewhere = level === undefined ? marketPrice : human(level);
  const elsewhereLine = elsewhere === undefined ? [] : [from, to].map((at) => ({ at, value: elsewhere }));
  // A market price far away would flatten what the sale itself does.
  const isNear = elsewhere !== undefined && idle.some(({ value }) => value > elsewhere / 3 && value < elsewhere * 3);
  const reference = isNear ? elsewhereLine : [];
  const range = rangeOf([idle, steady, reference]);
  if (!range) return null;
  const frame = { ...SIZE, ...range, from, to };
  const last = idle.at(-1);
  const spoken = `Price over time. At the start ${numberText(idle[0]?.value ?? 0)} ${symbols.quote}; at the end, if nobody buys, ${numberText(last?.value ?? 0)}; at an even pace ${numberText(steady.at(-1)?.value ?? 0)}.`;
  return (
    <figure className={classes.figure}>
      <div className={classes.axis}>
        <span>{numberText(range.high)}</span>
        <span>
          {symbols.quote} per {symbols.payout}
        </span>
      </div>
      <svg
        className={classes.chart}
        viewBox={`-4 -4 ${SIZE.width + 8} ${SIZE.height + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={spoken}
      >
        {reference.length > 0 && <path className={classes.market} d={linePath(reference, frame)} />}
        <path className={classes.steady} d={linePath(steady, frame)} />
        <path className={classes.idle} d={linePath(idle, frame)} />
      </svg>
      <div className={classes.axis}>
        <span>{numberText(range.low)}</span>
      </div>
      <div className={classes.axis}>
        <span>{formatTime(from)}</span>
        <span>{formatTime(to)}</span>
      </div>
      <p className={classes.keys}>
        <Key of="idle">if nobody buys</Key>
        <Key of="steady">if it sells evenly</Key>
        {reference.length > 0 && <Key of="market">market price</Key>}
      </p>
    </figure>
  );
}

function Key({ of, children }: { of: string; children: string }) {
  return (
    <span className={classes.key}>
      <span className={classes.keyLine} data-of={of} aria-hidden />
      {children}
    </span>
  );
}
