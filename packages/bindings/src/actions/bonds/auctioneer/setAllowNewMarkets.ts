import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface SetAllowNewMarketsParameters {
  auctioneer: Address;
  isAllowed: boolean;
}

/** By the authority over the bond contracts. */
export function encodeSetAllowNewMarkets({ auctioneer, isAllowed }: SetAllowNewMarketsParameters): Call {
  return {
    to: auctioneer,
    data: encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'setAllowNewMarkets', args: [isAllowed] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const setAllowNewMarkets = (client: WriteClient, parameters: SetAllowNewMarketsParameters): Promise<Hex> =>
  sendCall(client, encodeSetAllowNewMarkets(parameters));
