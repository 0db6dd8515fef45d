import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface SetMinMarketDurationParameters {
  auctioneer: Address;
  /** Seconds. */
  duration: number;
}

/** By the authority over the bond contracts, of all strategies but the auction, which has `setAuctioneerDefaults`. */
export function encodeSetMinMarketDuration({ auctioneer, duration }: SetMinMarketDurationParameters): Call {
  const data = encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'setMinMarketDuration', args: [duration] });
  return { to: auctioneer, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const setMinMarketDuration = (client: WriteClient, parameters: SetMinMarketDurationParameters): Promise<Hex> =>
  sendCall(client, encodeSetMinMarketDuration(parameters));
