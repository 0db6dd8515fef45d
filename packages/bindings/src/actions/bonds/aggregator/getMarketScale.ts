import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** What a price of the market is divided by. */
export function getMarketScale(client: ReadClient, { aggregator, id }: { aggregator: Address; id: bigint }): Promise<bigint> {
  return readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'marketScale', args: [id] });
}
