import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondEscrowAbi } from '../../../contracts.ts';

/** What is held for a market, units of its payout token. */
export function getEscrowed(client: ReadClient, { escrow, id }: { escrow: Address; id: bigint }): Promise<bigint> {
  return readContract(client, { address: escrow, abi: bondEscrowAbi, functionName: 'escrowed', args: [id] });
}
