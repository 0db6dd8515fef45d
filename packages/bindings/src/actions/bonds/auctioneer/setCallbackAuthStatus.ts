import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface SetCallbackAuthStatusParameters {
  auctioneer: Address;
  creator: Address;
  isAuthorised: boolean;
}

/** By the authority over the bond contracts: whether markets of this owner may use any callback. */
export function encodeSetCallbackAuthStatus({ auctioneer, creator, isAuthorised }: SetCallbackAuthStatusParameters): Call {
  return {
    to: auctioneer,
    data: encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'setCallbackAuthStatus', args: [creator, isAuthorised] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const setCallbackAuthStatus = (client: WriteClient, parameters: SetCallbackAuthStatusParameters): Promise<Hex> =>
  sendCall(client, encodeSetCallbackAuthStatus(parameters));
