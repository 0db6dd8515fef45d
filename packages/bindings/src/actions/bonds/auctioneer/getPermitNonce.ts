import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

/** What a permit of the owner has to name. */
export function getPermitNonce(client: ReadClient, { auctioneer, id }: { auctioneer: Address; id: bigint }): Promise<bigint> {
  return readContract(client, { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'permitNonce', args: [id] });
}
