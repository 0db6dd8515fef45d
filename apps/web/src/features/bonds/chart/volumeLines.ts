import type { VolumePoint } from '../queries.ts';
import type { ChartPoint } from './chartPath.ts';

/** Parts of a total, and the total. In the order in which they are drawn. */
export const VOLUMES = {
  totalBondedUsd: 'Total',
  strategicUsd: 'In tokens',
  liquidityUsd: 'In shares of pools',
} as const satisfies Partial<Record<keyof VolumePoint, string>>;
export type Volume = keyof typeof VOLUMES;

/** A running total as steps: it stays until more is bought, and is drawn from `from` until `to`. Times are UNIX seconds. */
export function stepsOf(points: readonly VolumePoint[], volume: Volume, from: number, to: number): ChartPoint[] {
  const steps = points.flatMap((point, index): ChartPoint[] => {
    const at = Math.max(from, Math.floor(Date.parse(point.timestamp) / 1000));
    const before = points[index - 1]?.[volume] ?? 0;
    return [
      { at, value: before },
      { at, value: point[volume] },
    ];
  });
  const last = steps.at(-1);
  return last ? [...steps, { at: Math.max(to, last.at), value: last.value }] : [];
}
