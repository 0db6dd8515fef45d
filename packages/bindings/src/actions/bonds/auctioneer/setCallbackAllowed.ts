import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface SetCallbackAllowedParameters {
  auctioneer: Address;
  callback: Address;
  isAllowed: boolean;
}

/** By the authority over the bond contracts: whether anybody may use this callback. */
export function encodeSetCallbackAllowed({ auctioneer, callback, isAllowed }: SetCallbackAllowedParameters): Call {
  return {
    to: auctioneer,
    data: encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'setCallbackAllowed', args: [callback, isAllowed] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const setCallbackAllowed = (client: WriteClient, parameters: SetCallbackAllowedParameters): Promise<Hex> =>
  sendCall(client, encodeSetCallbackAllowed(parameters));
