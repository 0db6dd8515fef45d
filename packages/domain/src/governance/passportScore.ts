import { PASSPORT_SCORE_BANDS } from '../organisation/presets.ts';

/** Scores as chains keep them have four decimals: 150,000 means 15. */
export const SCORE_DECIMALS = 4;
const UNIT = 10n ** BigInt(SCORE_DECIMALS);
const WHOLE_TOKEN = 10n ** 18n;

/** From which score each of `PASSPORT_SCORE_BANDS` begins; `GovernorCountingQuadratic.sol` has the same. */
export const BAND_STARTS: readonly bigint[] = [0n, 15n * UNIT, 25n * UNIT, 100n * UNIT];

/** The highest score, in whole points, that local chains give out. */
export const MOST_LOCAL_SCORE = 100;

/** Index of the band that a score is in. No score counts as 0. */
export const bandOf = (score: bigint | null): number => BAND_STARTS.findLastIndex((start) => (score ?? 0n) >= start);

/** The largest whole number whose square is at most `value`. */
export function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (let next = (root + value / root) >> 1n; next < root; next = (root + value / root) >> 1n) root = next;
  return root;
}

/** What `votes` (smallest units) weigh in a band that counts `percentage`, in hundredths of a vote. */
export const quadraticWeight = (votes: bigint, percentage: number): bigint => wholeRoot(votes / WHOLE_TOKEN) * BigInt(percentage);

export interface ScoreStanding {
  /** Index of the band, and what a vote is worth in it, in percent. */
  band: number;
  percentage: number;
  /** In hundredths of a vote. */
  weight: bigint;
  /** The first band above in which a vote is worth more, and what the votes would weigh there; undefined where none is. */
  better: { band: number; from: bigint; percentage: number; weight: bigint } | undefined;
}

/** Where an account stands with its score, and what would raise the weight of its votes. */
export function scoreStanding(score: bigint | null, votes: bigint, bands: readonly number[]): ScoreStanding {
  const band = bandOf(score);
  const percentage = bands[band] ?? 0;
  const next = bands.findIndex((share, index) => index > band && share > percentage);
  return {
    band,
    percentage,
    weight: quadraticWeight(votes, percentage),
    better:
      next < 0
        ? undefined
        : { band: next, from: BAND_STARTS[next]!, percentage: bands[next]!, weight: quadraticWeight(votes, bands[next]!) },
  };
}

/** `15 to below 25`, of the band with this index. */
export const bandLabel = (band: number): string => PASSPORT_SCORE_BANDS[band] ?? '';
