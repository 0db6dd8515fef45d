import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Who runs the market. Reverts `Aggregator_MarketDoesNotExist`. */
export function getMarketAuctioneer(client: ReadClient, { aggregator, id }: { aggregator: Address; id: bigint }): Promise<Address> {
  return readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'getAuctioneer', args: [id] });
}
