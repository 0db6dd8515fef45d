import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

/** What the owner of the market could pay now, units: the least of what is left, its balance and its allowance to the teller. */
export function getFundedPayout(client: ReadClient, { auctioneer, id }: { auctioneer: Address; id: bigint }): Promise<bigint> {
  return readContract(client, { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'fundedPayout', args: [id] });
}
