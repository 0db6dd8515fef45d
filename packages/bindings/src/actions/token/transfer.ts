import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { tokenAbi } from '../../contracts.ts';

export interface TransferTokensParameters {
  token: Address;
  to: Address;
  /** Smallest unit. */
  amount: bigint;
}

/** Sends tokens of whoever executes the call: a wallet, a Safe or a timelock. */
export function encodeTransferTokens({ token, to, amount }: TransferTokensParameters): Call {
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const transferTokens = (client: WriteClient, parameters: TransferTokensParameters): Promise<Hex> =>
  sendCall(client, encodeTransferTokens(parameters));
