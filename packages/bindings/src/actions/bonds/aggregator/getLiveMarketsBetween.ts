import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Ids of the markets from `first` up to but without `last` that sell now. */
export function getLiveMarketsBetween(
  client: ReadClient,
  { aggregator, first, last }: { aggregator: Address; first: bigint; last: bigint },
): Promise<readonly bigint[]> {
  return readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'liveMarketsBetween', args: [first, last] });
}
