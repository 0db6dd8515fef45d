import type { PoolState } from '@althing/bindings';

const WHOLE = 100_000n;
const PRICE_BITS = 112n;
/** How far the current price may be from the average, per 1e5. */
const MAX_DEVIATION = 5000n;

/** Token0 per token1 in smallest units right now, times 2^112, rounded down. The pool must have reserves. */
export const spotPrice = ({ reserve0, reserve1 }: PoolState): bigint => (reserve0 << PRICE_BITS) / reserve1;

/** Whether the reserves have not changed since `time` (UNIX seconds); if so, the current price is the average since then. */
export const isIdleSince = ({ timestampLast }: PoolState, now: bigint, time: bigint): boolean =>
  BigInt.asUintN(32, now - timestampLast) >= now - time;

/** The pool's sum of price × seconds as it would be at `time`, if the pool had recorded it then. Only valid until the reserves next change. */
const cumulativeAt = (state: PoolState, time: bigint): bigint =>
  state.price1CumulativeLast + spotPrice(state) * BigInt.asUintN(32, time - state.timestampLast);

/** A reading of a pool and the time (UNIX seconds) that it describes. */
export interface Observation {
  state: PoolState;
  time: bigint;
}

/** Average of `spotPrice` between two readings, rounded down. `first` is the earlier one. */
export function averagePrice(first: Observation, last: Observation): bigint {
  const sum = BigInt.asUintN(256, cumulativeAt(last.state, last.time) - cumulativeAt(first.state, first.time));
  return sum / (last.time - first.time);
}

/** Whether the current price is more than 5 % from the average, which may mean that somebody is moving it. */
export function isUnstable(spot: bigint, average: bigint): boolean {
  const distance = spot > average ? spot - average : average - spot;
  return distance * WHOLE > average * MAX_DEVIATION;
}
