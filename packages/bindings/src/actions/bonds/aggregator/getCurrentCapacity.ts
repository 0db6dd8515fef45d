import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Left to sell, units of the token in which the capacity counts. */
export function getCurrentCapacity(client: ReadClient, { aggregator, id }: { aggregator: Address; id: bigint }): Promise<bigint> {
  return readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'currentCapacity', args: [id] });
}
