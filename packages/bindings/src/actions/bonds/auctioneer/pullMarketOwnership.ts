import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface PullMarketOwnershipParameters {
  auctioneer: Address;
  id: bigint;
}

/** By whom the market was offered to. Reverts `Auctioneer_NotAuthorized`. */
export function encodePullMarketOwnership({ auctioneer, id }: PullMarketOwnershipParameters): Call {
  return {
    to: auctioneer,
    data: encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'pullOwnership', args: [id] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const pullMarketOwnership = (client: WriteClient, parameters: PullMarketOwnershipParameters): Promise<Hex> =>
  sendCall(client, encodePullMarketOwnership(parameters));
