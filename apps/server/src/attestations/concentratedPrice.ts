import { type ConcentratedState, getAverageTick, type PoolTokens } from '@althing/bindings';
import { concentratedSharePrice, sqrtPriceAtTick } from '@althing/domain/bonds';
import type { PublicClient } from 'viem';
import { isUnstable } from './priceAverage.ts';
import { refusal, refusePast, type VaultQuestion } from './refusals.ts';

/** By the average tick over the window, which the pool itself keeps. Null where the vault contradicts itself. */
export async function concentratedPrice(
  client: PublicClient,
  { now, window, isPriceInToken0 }: VaultQuestion,
  { tokens, state }: { tokens: PoolTokens; state: ConcentratedState },
): Promise<bigint | null> {
  const averageTick = await getAverageTick(client, { pool: state.pool, window, blockNumber: now.number }).catch(refusePast);
  const root = sqrtPriceAtTick(averageTick);
  if (root === null) return null;
  if (isUnstable(state.sqrtPrice ** 2n, root ** 2n)) throw refusal('unavailable', 'price-unstable');
  return concentratedSharePrice({ ...tokens, ...state, averageTick }, isPriceInToken0);
}
