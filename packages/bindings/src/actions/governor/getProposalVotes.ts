import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';
import type { VoteChoice } from './voteSupport.ts';

/** Votes counted so far, in the token's smallest unit. */
export async function getProposalVotes(
  client: ReadClient,
  { governor, proposalId }: { governor: Address; proposalId: bigint },
): Promise<Record<VoteChoice, bigint>> {
  const [against, inFavour, abstain] = await readContract(client, {
    address: governor,
    abi: governorAbi,
    functionName: 'proposalVotes',
    args: [proposalId],
  });
  return { against, for: inFavour, abstain };
}
