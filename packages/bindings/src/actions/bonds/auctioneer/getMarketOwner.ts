import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

/** Owner of a market. Reverts `Auctioneer_MarketDoesNotExist`. */
export function getMarketOwner(client: ReadClient, { auctioneer, id }: { auctioneer: Address; id: bigint }): Promise<Address> {
  return readContract(client, { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'ownerOf', args: [id] });
}
