import { getPoolState, type PoolState, type PoolTokens } from '@althing/bindings';
import { sharePrice } from '@althing/domain/bonds';
import type { PublicClient } from 'viem';
import { blockAt } from '../chains/blockAt.ts';
import { averagePrice, isIdleSince, isUnstable, spotPrice } from './priceAverage.ts';
import { refusal, refusePast, unknownAverage, type VaultQuestion } from './refusals.ts';

/** By the pool's sums over time, now and at the block before the window. Null where there is nothing to price. */
export async function poolPrice(
  client: PublicClient,
  question: VaultQuestion,
  { tokens, state }: { tokens: PoolTokens; state: PoolState },
): Promise<bigint | null> {
  if (state.reserve0 === 0n || state.reserve1 === 0n) return null;
  const average = await averageOf(client, question, state);
  if (isUnstable(spotPrice(state), average)) throw refusal('unavailable', 'price-unstable');
  return sharePrice({ ...tokens, ...state, averagePrice: average }, question.isPriceInToken0);
}

/** If nobody traded in the pool, no earlier block has to be read; many nodes keep old state for minutes only. */
async function averageOf(client: PublicClient, { vault, now, window }: VaultQuestion, state: PoolState): Promise<bigint> {
  const time = now.timestamp - BigInt(window);
  if (isIdleSince(state, now.timestamp, time)) return spotPrice(state);
  const blockNumber = await blockAt(client, now, time).catch(refusePast);
  if (blockNumber === undefined) throw unknownAverage();
  const then = await getPoolState(client, { pool: vault, blockNumber }).catch(refusePast);
  if (then.reserve0 === 0n || then.reserve1 === 0n) throw unknownAverage();
  return averagePrice({ state: then, time }, { state, time: now.timestamp });
}
