import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface CloseMarketParameters {
  auctioneer: Address;
  id: bigint;
}

/** By the owner of the market, for good. Reverts `Auctioneer_OnlyMarketOwner` and, once it has ended, `Auctioneer_MarketNotActive`. */
export function encodeCloseMarket({ auctioneer, id }: CloseMarketParameters): Call {
  return { to: auctioneer, data: encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'closeMarket', args: [id] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const closeMarket = (client: WriteClient, parameters: CloseMarketParameters): Promise<Hex> =>
  sendCall(client, encodeCloseMarket(parameters));
