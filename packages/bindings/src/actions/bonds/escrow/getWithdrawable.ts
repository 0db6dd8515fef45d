import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondEscrowAbi } from '../../../contracts.ts';

/** What the owner of a market could withdraw now, units of its payout token. */
export function getWithdrawable(client: ReadClient, { escrow, id }: { escrow: Address; id: bigint }): Promise<bigint> {
  return readContract(client, { address: escrow, abi: bondEscrowAbi, functionName: 'withdrawable', args: [id] });
}
