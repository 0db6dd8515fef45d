import type { Row } from './row.ts';

/** Rows measured now replace earlier rows of their areas; others stay. Areas keep the order in which they were first measured. */
export function mergeRows(before: readonly Row[], now: readonly Row[]): Row[] {
  const areas = [...new Set([...before, ...now].map(({ area }) => area))];
  const measuredNow = new Set(now.map(({ area }) => area));
  return areas.flatMap((area) => (measuredNow.has(area) ? now : before).filter((row) => row.area === area));
}
