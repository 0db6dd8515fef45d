import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface SetReferrerFeeParameters {
  teller: Address;
  /** Parts of 100,000, at most 5000. */
  fee: number;
}

/** By a referrer, for purchases that name it. */
export function encodeSetReferrerFee({ teller, fee }: SetReferrerFeeParameters): Call {
  return { to: teller, data: encodeFunctionData({ abi: fixedTermTellerAbi, functionName: 'setReferrerFee', args: [fee] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const setReferrerFee = (client: WriteClient, parameters: SetReferrerFeeParameters): Promise<Hex> =>
  sendCall(client, encodeSetReferrerFee(parameters));
