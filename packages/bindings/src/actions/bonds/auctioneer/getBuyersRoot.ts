import type { Address, Hex } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

/** Merkle root of the buyers of a private market. */
export function getBuyersRoot(client: ReadClient, { auctioneer, id }: { auctioneer: Address; id: bigint }): Promise<Hex> {
  return readContract(client, { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'buyersRoot', args: [id] });
}
