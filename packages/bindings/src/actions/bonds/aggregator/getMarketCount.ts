import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Markets of the chain; their ids are below this. */
export function getMarketCount(client: ReadClient, { aggregator }: { aggregator: Address }): Promise<bigint> {
  return readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'marketCounter' });
}
