import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

export interface SetAuctioneerDisabledParameters {
  aggregator: Address;
  auctioneer: Address;
  isDisabled: boolean;
}

/** By the authority over the bond contracts: whether the auctioneer is kept from new markets. */
export function encodeSetAuctioneerDisabled({ aggregator, auctioneer, isDisabled }: SetAuctioneerDisabledParameters): Call {
  return {
    to: aggregator,
    data: encodeFunctionData({ abi: bondAggregatorAbi, functionName: 'setAuctioneerDisabled', args: [auctioneer, isDisabled] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const setAuctioneerDisabled = (client: WriteClient, parameters: SetAuctioneerDisabledParameters): Promise<Hex> =>
  sendCall(client, encodeSetAuctioneerDisabled(parameters));
