import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { bondEscrowAbi } from '../../../contracts.ts';

export interface WithdrawPayoutParameters {
  escrow: Address;
  id: bigint;
  /** Units. */
  amount: bigint;
  to: Address;
}

/** By the owner of the market. Reverts `BondEscrow_NotEnough` for what a live market may need. */
export function encodeWithdrawPayout({ escrow, id, amount, to }: WithdrawPayoutParameters): Call {
  return { to: escrow, data: encodeFunctionData({ abi: bondEscrowAbi, functionName: 'withdraw', args: [id, amount, to] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const withdrawPayout = (client: WriteClient, parameters: WithdrawPayoutParameters): Promise<Hex> =>
  sendCall(client, encodeWithdrawPayout(parameters));
