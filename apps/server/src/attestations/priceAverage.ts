import type { PoolState } from '@althing/bindings';

const WHOLE = 100_000n;
const PRICE_BITS = 112n;
/** How far the price of the moment may be from the average, per 1e5. */
const MAX_DEVIATION = 5000n;

/** Token0 per token1 in smallest units at this moment, times 2^112, rounded down; the pool has reserves. */
export const spotPrice = ({ reserve0, reserve1 }: PoolState): bigint => (reserve0 << PRICE_BITS) / reserve1;

/** Whether the reserves have not changed since `time` (UNIX seconds), so that the price of the moment is the average since then. */
export const isIdleSince = ({ timestampLast }: PoolState, now: bigint, time: bigint): boolean =>
  BigInt.asUintN(32, now - timestampLast) >= now - time;

/** The sum over time as it would be at `time`, had the pool written it then; no later than the next change of its reserves. */
const cumulativeAt = (state: PoolState, time: bigint): bigint =>
  state.price1CumulativeLast + spotPrice(state) * BigInt.asUintN(32, time - state.timestampLast);

/** One reading of a pool and the moment (UNIX seconds) for which it holds. */
export interface Observation {
  state: PoolState;
  time: bigint;
}

/** Average of `spotPrice` between two observations, rounded down; the first is the earlier one. */
export function averagePrice(first: Observation, last: Observation): bigint {
  const sum = BigInt.asUintN(256, cumulativeAt(last.state, last.time) - cumulativeAt(first.state, first.time));
  return sum / (last.time - first.time);
}

/** Whether the price of the moment is so far from the average that somebody may be moving it: more than 5 %. */
export function isUnstable(spot: bigint, average: bigint): boolean {
  const distance = spot > average ? spot - average : average - spot;
  return distance * WHOLE > average * MAX_DEVIATION;
}
