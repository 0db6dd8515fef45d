import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface SetMarketIntervalsParameters {
  auctioneer: Address;
  id: bigint;
  /** Seconds. */
  intervals: readonly [tune: number, adjustment: number, debtDecay: number];
}

/** By the owner of a dynamic auction. Reverts `Auctioneer_InvalidParams` outside of the bounds. Changes nothing for other strategies. */
export function encodeSetMarketIntervals({ auctioneer, id, intervals }: SetMarketIntervalsParameters): Call {
  return {
    to: auctioneer,
    data: encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'setIntervals', args: [id, intervals] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const setMarketIntervals = (client: WriteClient, parameters: SetMarketIntervalsParameters): Promise<Hex> =>
  sendCall(client, encodeSetMarketIntervals(parameters));
