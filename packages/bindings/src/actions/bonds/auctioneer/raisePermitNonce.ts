import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface RaisePermitNonceParameters {
  auctioneer: Address;
  id: bigint;
}

/** By the owner of a private market: revokes every permit signed so far. */
export function encodeRaisePermitNonce({ auctioneer, id }: RaisePermitNonceParameters): Call {
  return {
    to: auctioneer,
    data: encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'raisePermitNonce', args: [id] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const raisePermitNonce = (client: WriteClient, parameters: RaisePermitNonceParameters): Promise<Hex> =>
  sendCall(client, encodeRaisePermitNonce(parameters));
