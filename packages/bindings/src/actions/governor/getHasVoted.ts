import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';

/** Whether an account has voted on a proposal, whichever way its governor counts. */
export function getHasVoted(
  client: ReadClient,
  { governor, proposalId, voter }: { governor: Address; proposalId: bigint; voter: Address },
): Promise<boolean> {
  return readContract(client, { address: governor, abi: governorAbi, functionName: 'hasVoted', args: [proposalId, voter] });
}
