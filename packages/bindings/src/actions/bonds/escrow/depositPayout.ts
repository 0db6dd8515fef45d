import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { bondEscrowAbi } from '../../../contracts.ts';

export interface DepositPayoutParameters {
  escrow: Address;
  id: bigint;
  /** Payout tokens, units. The escrow has to be approved for it. */
  amount: bigint;
}

/** Holds a payout for a market whose callback is the escrow. Reverts `BondEscrow_OtherCallback`. */
export function encodeDepositPayout({ escrow, id, amount }: DepositPayoutParameters): Call {
  return { to: escrow, data: encodeFunctionData({ abi: bondEscrowAbi, functionName: 'deposit', args: [id, amount] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const depositPayout = (client: WriteClient, parameters: DepositPayoutParameters): Promise<Hex> =>
  sendCall(client, encodeDepositPayout(parameters));
