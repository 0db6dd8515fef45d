import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Ids of markets of the pair that sell now, among `limit` markets of the payout token from `offset` on. */
export function getMarketsFor(
  client: ReadClient,
  {
    aggregator,
    payoutToken,
    quoteToken,
    offset,
    limit,
  }: { aggregator: Address; payoutToken: Address; quoteToken: Address; offset: bigint; limit: bigint },
): Promise<readonly bigint[]> {
  return readContract(client, {
    address: aggregator,
    abi: bondAggregatorAbi,
    functionName: 'marketsFor',
    args: [payoutToken, quoteToken, offset, limit],
  });
}
