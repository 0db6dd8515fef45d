import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Whether a purchase now is paid out at once. */
export function isInstantSwap(client: ReadClient, { aggregator, id }: { aggregator: Address; id: bigint }): Promise<boolean> {
  return readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'isInstantSwap', args: [id] });
}
