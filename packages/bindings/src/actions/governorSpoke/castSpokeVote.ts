import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { governorSpokeAbi } from '../../contracts.ts';
import { VOTE_SUPPORT, type VoteChoice } from '../governor/voteSupport.ts';

export interface CastSpokeVoteParameters {
  spoke: Address;
  proposalId: bigint;
  /** The proposal's snapshot, UNIX seconds; with any other the vote never counts. */
  timepoint: bigint;
  choice: VoteChoice;
  /** For the bridges, in wei. */
  fee?: bigint;
}

/** Votes, on a voting chain, with all power that the sender had there at the snapshot. */
export function encodeSpokeVote({ spoke, proposalId, timepoint, choice, fee = 0n }: CastSpokeVoteParameters): Call {
  const args = [proposalId, timepoint, VOTE_SUPPORT[choice]] as const;
  return { to: spoke, data: encodeFunctionData({ abi: governorSpokeAbi, functionName: 'castVote', args }), value: fee };
}

/** Sends it and returns the transaction hash. */
export const castSpokeVote = (client: WriteClient, parameters: CastSpokeVoteParameters): Promise<Hex> =>
  sendCall(client, encodeSpokeVote(parameters));
