import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';
import { VOTE_SUPPORT, type VoteChoice } from './voteSupport.ts';

export interface CastVoteParameters {
  governor: Address;
  proposalId: bigint;
  choice: VoteChoice;
}

/** Votes with all power that the sender had at the snapshot. Reverts `GovernorAlreadyCastVote` the second time. */
export function encodeCastVote({ governor, proposalId, choice }: CastVoteParameters): Call {
  const args = [proposalId, VOTE_SUPPORT[choice]] as const;
  return { to: governor, data: encodeFunctionData({ abi: governorAbi, functionName: 'castVote', args }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const castVote = (client: WriteClient, parameters: CastVoteParameters): Promise<Hex> => sendCall(client, encodeCastVote(parameters));
