import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface SetProtocolFeeParameters {
  teller: Address;
  /** Parts of 100,000, at most 5000. */
  fee: number;
}

/** By the authority over the bond contracts. Reverts `Teller_NotAuthorized`. */
export function encodeSetProtocolFee({ teller, fee }: SetProtocolFeeParameters): Call {
  return { to: teller, data: encodeFunctionData({ abi: fixedTermTellerAbi, functionName: 'setProtocolFee', args: [fee] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const setProtocolFee = (client: WriteClient, parameters: SetProtocolFeeParameters): Promise<Hex> =>
  sendCall(client, encodeSetProtocolFee(parameters));
