import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

/** Quote net of fees that an account has paid in a private market, units. */
export function getBoughtBy(
  client: ReadClient,
  { auctioneer, id, buyer }: { auctioneer: Address; id: bigint; buyer: Address },
): Promise<bigint> {
  return readContract(client, { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'boughtBy', args: [id, buyer] });
}
