import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { feeCollectorAbi } from '../../contracts.ts';

export interface CollectFeeParameters {
  collector: Address;
  token: Address;
  /** Smallest unit, fee not included. */
  amount: bigint;
}

/** Moves the fee on `amount` from the caller, who has approved it, to the treasury. */
export function encodeCollectFee({ collector, token, amount }: CollectFeeParameters): Call {
  return { to: collector, data: encodeFunctionData({ abi: feeCollectorAbi, functionName: 'collect', args: [token, amount] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const collectFee = (client: WriteClient, parameters: CollectFeeParameters): Promise<Hex> =>
  sendCall(client, encodeCollectFee(parameters));
