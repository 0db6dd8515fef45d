import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface PushMarketOwnershipParameters {
  auctioneer: Address;
  id: bigint;
  /** The owner itself takes an offer back. */
  newOwner: Address;
}

/** By the owner: offers the market. Reverts `Auctioneer_OnlyMarketOwner`. */
export function encodePushMarketOwnership({ auctioneer, id, newOwner }: PushMarketOwnershipParameters): Call {
  return {
    to: auctioneer,
    data: encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'pushOwnership', args: [id, newOwner] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const pushMarketOwnership = (client: WriteClient, parameters: PushMarketOwnershipParameters): Promise<Hex> =>
  sendCall(client, encodePushMarketOwnership(parameters));
