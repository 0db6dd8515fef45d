import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Ids of markets of an owner that sell now, from `first` up to but without `last`. */
export function getLiveMarketsBy(
  client: ReadClient,
  { aggregator, owner, first, last }: { aggregator: Address; owner: Address; first: bigint; last: bigint },
): Promise<readonly bigint[]> {
  return readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'liveMarketsBy', args: [owner, first, last] });
}
