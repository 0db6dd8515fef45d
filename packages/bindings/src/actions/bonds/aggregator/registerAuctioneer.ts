import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

export interface RegisterAuctioneerParameters {
  aggregator: Address;
  auctioneer: Address;
}

/** By the authority over the bond contracts. Reverts `Aggregator_AlreadyRegistered`. */
export function encodeRegisterAuctioneer({ aggregator, auctioneer }: RegisterAuctioneerParameters): Call {
  return {
    to: aggregator,
    data: encodeFunctionData({ abi: bondAggregatorAbi, functionName: 'registerAuctioneer', args: [auctioneer] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const registerAuctioneer = (client: WriteClient, parameters: RegisterAuctioneerParameters): Promise<Hex> =>
  sendCall(client, encodeRegisterAuctioneer(parameters));
