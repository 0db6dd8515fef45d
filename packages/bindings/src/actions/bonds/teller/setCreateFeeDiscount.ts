import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface SetCreateFeeDiscountParameters {
  teller: Address;
  /** Parts of 100,000, at most the protocol fee. */
  discount: number;
}

/** By the authority over the bond contracts. Reverts `Teller_NotAuthorized`. */
export function encodeSetCreateFeeDiscount({ teller, discount }: SetCreateFeeDiscountParameters): Call {
  return {
    to: teller,
    data: encodeFunctionData({ abi: fixedTermTellerAbi, functionName: 'setCreateFeeDiscount', args: [discount] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const setCreateFeeDiscount = (client: WriteClient, parameters: SetCreateFeeDiscountParameters): Promise<Hex> =>
  sendCall(client, encodeSetCreateFeeDiscount(parameters));
