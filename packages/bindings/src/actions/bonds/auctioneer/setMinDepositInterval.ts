import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';

export interface SetMinDepositIntervalParameters {
  auctioneer: Address;
  /** Seconds. */
  depositInterval: number;
}

/** By the authority over the bond contracts, of all strategies but the auction, which has `setAuctioneerDefaults`. */
export function encodeSetMinDepositInterval({ auctioneer, depositInterval }: SetMinDepositIntervalParameters): Call {
  const data = encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'setMinDepositInterval', args: [depositInterval] });
  return { to: auctioneer, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const setMinDepositInterval = (client: WriteClient, parameters: SetMinDepositIntervalParameters): Promise<Hex> =>
  sendCall(client, encodeSetMinDepositInterval(parameters));
