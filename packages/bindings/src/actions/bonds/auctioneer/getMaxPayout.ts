import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

/** Most payout of one purchase now, units; 0 while the oracle of the market fails. */
export function getMaxPayout(client: ReadClient, { auctioneer, id }: { auctioneer: Address; id: bigint }): Promise<bigint> {
  return readContract(client, { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'maxPayout', args: [id] });
}
