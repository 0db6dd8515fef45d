import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface SetAuctioneerDefaultsParameters {
  auctioneer: Address;
  /** Seconds; the buffer in parts of 100,000. */
  defaults: readonly [
    tuneInterval: number,
    tuneAdjustment: number,
    minDebtDecayInterval: number,
    minDepositInterval: number,
    minMarketDuration: number,
    minDebtBuffer: number,
  ];
}

/** By the authority over the bond contracts: for new dynamic auctions. */
export function encodeSetAuctioneerDefaults({ auctioneer, defaults }: SetAuctioneerDefaultsParameters): Call {
  return {
    to: auctioneer,
    data: encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'setDefaults', args: [defaults] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const setAuctioneerDefaults = (client: WriteClient, parameters: SetAuctioneerDefaultsParameters): Promise<Hex> =>
  sendCall(client, encodeSetAuctioneerDefaults(parameters));
