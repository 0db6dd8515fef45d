import type { Address } from '@althing/domain/units';
import { maxUint256 } from 'viem';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

export interface MarketSearch {
  aggregator: Address;
  payoutToken: Address;
  quoteToken: Address;
  /** Quote, units. */
  amountIn: bigint;
  /** Payout, units. */
  minAmountOut: bigint;
  /** UNIX seconds by which all of the payout must be there. */
  maxExpiry: bigint;
}

/** Id of the public market that pays most for an amount, the first of equals; undefined where there is none. */
export async function findMarketFor(client: ReadClient, { aggregator, ...search }: MarketSearch): Promise<bigint | undefined> {
  const { payoutToken, quoteToken, amountIn, minAmountOut, maxExpiry } = search;
  const args = [payoutToken, quoteToken, amountIn, minAmountOut, maxExpiry] as const;
  const id = await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'findMarketFor', args });
  return id === maxUint256 ? undefined : id;
}
