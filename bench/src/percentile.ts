/** The value below which `share` (0–1) of the sample lies; nearest rank. Not a number for an empty sample. */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.min(sorted.length, Math.ceil(share * sorted.length)) - 1)] ?? Number.NaN;
}
