import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

export interface SetMarketUnlistedParameters {
  aggregator: Address;
  id: bigint;
  isUnlisted: boolean;
}

/** By the authority over the bond contracts: whether lists and `findMarketFor` pass the market over. */
export function encodeSetMarketUnlisted({ aggregator, id, isUnlisted }: SetMarketUnlistedParameters): Call {
  return {
    to: aggregator,
    data: encodeFunctionData({ abi: bondAggregatorAbi, functionName: 'setMarketUnlisted', args: [id, isUnlisted] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const setMarketUnlisted = (client: WriteClient, parameters: SetMarketUnlistedParameters): Promise<Hex> =>
  sendCall(client, encodeSetMarketUnlisted(parameters));
