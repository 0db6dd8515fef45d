import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from '../call.ts';
import { bondEscrowAbi } from '../contracts.ts';

export interface EscrowDeposit {
  escrow: Address;
  id: bigint;
  /** Payout tokens, in smallest units. */
  amount: bigint;
  /** Who the market must belong to, so that nobody else's market with this id is paid for. */
  owner: Address;
}

/**
 * Puts payout tokens into escrow for a market, which has to be there already. The escrow needs an allowance. Reverts with `BondEscrow_OtherOwner` and
 * `BondEscrow_OtherCallback`.
 */
export const encodeEscrowDeposit = ({ escrow, id, amount, owner }: EscrowDeposit): Call =>
  contractCall({ address: escrow, abi: bondEscrowAbi, functionName: 'deposit', args: [id, amount, owner] });

/** Payout tokens that are left in escrow for a market. */
export const getEscrowed = (client: ReadClient, { escrow, id }: Pick<EscrowDeposit, 'escrow' | 'id'>): Promise<bigint> =>
  readContract(client, { address: escrow, abi: bondEscrowAbi, functionName: 'escrowed', args: [id] });
