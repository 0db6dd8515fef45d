/** Votes of an account from a moment on. */
export interface PowerPoint {
  /** UNIX seconds. */
  at: number;
  power: bigint;
}

export interface PowerPath {
  /** Of a path in a picture of `width` × `height`: level until a change, and then at once at the new height. */
  line: string;
  /** The same, closed at the bottom. */
  area: string;
  highest: bigint;
}

/** Finer than any screen. */
const STEPS = 10_000n;

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** Draws the history until `now`. Undefined where there is none. `points` are oldest first. */
export function powerPath(
  points: readonly PowerPoint[],
  now: number,
  { width, height }: { width: number; height: number },
): PowerPath | undefined {
  const first = points[0];
  if (!first) return undefined;
  const highest = points.reduce((most, { power }) => (power > most ? power : most), 0n);
  const span = Math.max(1, now - first.at);
  const x = (at: number) => rounded((Math.min(Math.max(at - first.at, 0), span) / span) * width);
  const y = (power: bigint) => rounded(height - (highest === 0n ? 0 : Number((power * STEPS) / highest) / Number(STEPS)) * height);
  const steps = points.slice(1).map(({ at, power }) => `H${x(at)}V${y(power)}`);
  const line = `M0 ${y(first.power)}${steps.join('')}H${width}`;
  return { line, area: `${line}V${height}H0Z`, highest };
}
