import { vestedAt, type VestingGrant } from './grant.ts';

/** A corner of the line of what has vested: time in UNIX seconds, amount in smallest units. */
export interface CurvePoint {
  at: number;
  vested: bigint;
}

/** What had vested just before `at`, when a milestone of that second has not come. */
const vestedBefore = (grant: VestingGrant, at: number): bigint =>
  grant.milestones.length > 0 ? vestedAt(grant, at - 1) : vestedAt(grant, at);

/**
 * The corners of the line of all grants together: straight in between, and upright where a milestone comes. So the line is exact, not a number of
 * samples.
 */
export function vestingCurve(grants: readonly VestingGrant[]): CurvePoint[] {
  const sum = (of: (grant: VestingGrant) => bigint): bigint => grants.reduce((all, grant) => all + of(grant), 0n);
  const times = [...new Set(grants.flatMap(({ start, end, milestones }) => [start, end, ...milestones]))].toSorted((a, b) => a - b);
  return times.flatMap((at) => {
    const before = sum((grant) => vestedBefore(grant, at));
    const vested = sum((grant) => vestedAt(grant, at));
    return before === vested
      ? [{ at, vested }]
      : [
          { at, vested: before },
          { at, vested },
        ];
  });
}

export interface CurveBox {
  width: number;
  height: number;
  from: number;
  to: number;
  total: bigint;
}

/** Where a moment stands in a drawing of the curve, from its left edge. */
export const curveX = ({ width, from, to }: CurveBox, at: number): number =>
  to === from ? width : Math.min(width, Math.max(0, ((at - from) / (to - from)) * width));

/** Where an amount stands, from its upper edge. */
export const curveY = ({ height, total }: CurveBox, amount: bigint): number =>
  total === 0n ? height : height - (Number((amount * 10_000n) / total) / 10_000) * height;

/** The line as an SVG path. */
export const curvePath = (points: readonly CurvePoint[], box: CurveBox): string =>
  points
    .map(({ at, vested }, index) => `${index === 0 ? 'M' : 'L'}${curveX(box, at).toFixed(2)} ${curveY(box, vested).toFixed(2)}`)
    .join('');
