import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { sequentialDutchAuctioneerAbi } from '../../../contracts.ts';

/** What the debt of an auction is multiplied with for its price, an adjustment that is under way included. */
export function getCurrentControlVariable(client: ReadClient, { auctioneer, id }: { auctioneer: Address; id: bigint }): Promise<bigint> {
  return readContract(client, {
    address: auctioneer,
    abi: sequentialDutchAuctioneerAbi,
    functionName: 'currentControlVariable',
    args: [id],
  });
}
