import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../call.ts';
import { bondEscrowAbi } from '../contracts.ts';

interface EscrowPlace {
  escrow: Address;
  id: bigint;
  /** Missing for the newest. */
  blockNumber?: bigint;
}

/** Payout tokens that are left in escrow for a market, in smallest units. */
export const getEscrowed = (client: ReadClient, { escrow, id, ...block }: EscrowPlace): Promise<bigint> =>
  readContract(client, { address: escrow, abi: bondEscrowAbi, functionName: 'escrowed', args: [id], ...block });
