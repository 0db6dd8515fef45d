import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Ids of markets that sell `token`, or take it, among `limit` markets of the token from `offset` on. */
export function getLiveMarketsFor(
  client: ReadClient,
  { aggregator, token, isPayout, offset, limit }: { aggregator: Address; token: Address; isPayout: boolean; offset: bigint; limit: bigint },
): Promise<readonly bigint[]> {
  return readContract(client, {
    address: aggregator,
    abi: bondAggregatorAbi,
    functionName: 'liveMarketsFor',
    args: [token, isPayout, offset, limit],
  });
}
