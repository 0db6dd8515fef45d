import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface ClaimTellerFeesParameters {
  teller: Address;
  tokens: readonly Address[];
  to: Address;
}

/** Pays the fees of whoever executes the call to `to`; tokens without any are passed over. */
export function encodeClaimTellerFees({ teller, tokens, to }: ClaimTellerFeesParameters): Call {
  return { to: teller, data: encodeFunctionData({ abi: fixedTermTellerAbi, functionName: 'claimFees', args: [tokens, to] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const claimTellerFees = (client: WriteClient, parameters: ClaimTellerFeesParameters): Promise<Hex> =>
  sendCall(client, encodeClaimTellerFees(parameters));
