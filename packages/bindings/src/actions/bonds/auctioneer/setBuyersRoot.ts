import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface SetBuyersRootParameters {
  auctioneer: Address;
  id: bigint;
  /** See `buyersTree`; zero lets nobody in by proof. */
  buyersRoot: Hex;
}

/** By the owner of a private market: another set of buyers. */
export function encodeSetBuyersRoot({ auctioneer, id, buyersRoot }: SetBuyersRootParameters): Call {
  return {
    to: auctioneer,
    data: encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'setBuyersRoot', args: [id, buyersRoot] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const setBuyersRoot = (client: WriteClient, parameters: SetBuyersRootParameters): Promise<Hex> =>
  sendCall(client, encodeSetBuyersRoot(parameters));
