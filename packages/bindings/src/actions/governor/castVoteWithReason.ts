import type { Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';
import type { CastVoteParameters } from './castVote.ts';
import { VOTE_SUPPORT } from './voteSupport.ts';

export interface CastVoteWithReasonParameters extends CastVoteParameters {
  /** Public, kept in the event. */
  reason: string;
}

/** Like `castVote`, with a reason that everybody can read. */
export function encodeCastVoteWithReason({ governor, proposalId, choice, reason }: CastVoteWithReasonParameters): Call {
  const args = [proposalId, VOTE_SUPPORT[choice], reason] as const;
  return { to: governor, data: encodeFunctionData({ abi: governorAbi, functionName: 'castVoteWithReason', args }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const castVoteWithReason = (client: WriteClient, parameters: CastVoteWithReasonParameters): Promise<Hex> =>
  sendCall(client, encodeCastVoteWithReason(parameters));
