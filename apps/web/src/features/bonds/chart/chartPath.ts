export interface ChartPoint {
  /** UNIX seconds. */
  at: number;
  value: number;
}

export interface Frame {
  width: number;
  height: number;
  from: number;
  to: number;
  /** Values at the bottom and the top. */
  low: number;
  high: number;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Air above the highest and below the lowest value, as a part of their distance. */
const AIR = 0.12;

/** Lowest and highest of all values, with some air, so that a level line stands in the middle. */
export function rangeOf(series: readonly (readonly ChartPoint[])[]): Pick<Frame, 'low' | 'high'> | undefined {
  const values = series.flat().map(({ value }) => value);
  if (values.length === 0) return undefined;
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  const air = (high - low) * AIR || Math.abs(high) * AIR || 1;
  return { low: Math.max(0, low - air), high: high + air };
}

export const placeOf = ({ at, value }: ChartPoint, { width, height, from, to, low, high }: Frame) => ({
  x: rounded(((at - from) / Math.max(1, to - from)) * width),
  y: rounded(height - ((value - low) / (high - low || 1)) * height),
});

/** An SVG path through the points, from one to the next. */
export const linePath = (points: readonly ChartPoint[], frame: Frame): string =>
  points
    .map((point, index) => {
      const { x, y } = placeOf(point, frame);
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');

/** The point nearest in time; undefined where there is none. Points are oldest first. */
export const nearest = <Point extends ChartPoint>(points: readonly Point[], at: number): Point | undefined =>
  points.reduce<Point | undefined>(
    (best, point) => (best === undefined || Math.abs(point.at - at) < Math.abs(best.at - at) ? point : best),
    undefined,
  );
