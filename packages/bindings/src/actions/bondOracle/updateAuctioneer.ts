import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { twapBondOracleAbi } from '../../contracts.ts';

export interface UpdateAuctioneerParameters {
  oracle: Address;
  auctioneer: Address;
  registered: boolean;
}

/** By the oracle's owner: whose markets it prices. */
export function encodeUpdateAuctioneer({ oracle, auctioneer, registered }: UpdateAuctioneerParameters): Call {
  const data = encodeFunctionData({ abi: twapBondOracleAbi, functionName: 'updateAuctioneer', args: [auctioneer, registered] });
  return { to: oracle, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const updateAuctioneer = (client: WriteClient, parameters: UpdateAuctioneerParameters): Promise<Hex> =>
  sendCall(client, encodeUpdateAuctioneer(parameters));
