import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Whether the market sells now. */
export function isMarketLive(client: ReadClient, { aggregator, id }: { aggregator: Address; id: bigint }): Promise<boolean> {
  return readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'isLive', args: [id] });
}
