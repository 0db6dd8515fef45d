import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData, encodePacked } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';

/** `support` that tells the governor to read the split from the parameters. */
const FRACTIONAL = 255;

export interface CastFractionalVoteParameters {
  governor: Address;
  proposalId: bigint;
  /** In the token's smallest unit; together at most the power that the sender has left on this proposal. */
  against: bigint;
  for: bigint;
  abstain: bigint;
  reason: string;
}

/** Splits the sender's power; may be repeated until it is used up. Reverts `GovernorExceedRemainingWeight` beyond that. */
export function encodeCastFractionalVote(vote: CastFractionalVoteParameters): Call {
  const split = encodePacked(['uint128', 'uint128', 'uint128'], [vote.against, vote.for, vote.abstain]);
  const args = [vote.proposalId, FRACTIONAL, vote.reason, split] as const;
  return {
    to: vote.governor,
    data: encodeFunctionData({ abi: governorAbi, functionName: 'castVoteWithReasonAndParams', args }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const castFractionalVote = (client: WriteClient, parameters: CastFractionalVoteParameters): Promise<Hex> =>
  sendCall(client, encodeCastFractionalVote(parameters));
