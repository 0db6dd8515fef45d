import type { Address, Hex } from '@althing/domain/units';
import { encodePacked } from 'viem';
import { readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from './call.ts';
import { governorAbi, quadraticGovernorAbi } from './contracts.ts';
import { descriptionHash, type ProposalContent, proposalLists } from './proposalContent.ts';

/** The governor's numbers for the choices of a voter. */
export const VOTE_SUPPORT = { against: 0, for: 1, abstain: 2 } as const;
export type VoteChoice = keyof typeof VOTE_SUPPORT;

/** Value of `support` that makes the governor read the split from the parameters. */
export const FRACTIONAL = 255;

/** Votes in smallest units, each of at most 128 bits. */
export type VoteParts = Record<VoteChoice, bigint>;

/** A split as the governor reads it from the parameters. */
export const splitParams = ({ against, for: inFavour, abstain }: VoteParts): Hex =>
  encodePacked(['uint128', 'uint128', 'uint128'], [against, inFavour, abstain]);

interface Vote {
  governor: Address;
  proposalId: bigint;
  choice: VoteChoice;
}

interface VoterQuestion {
  governor: Address;
  proposalId: bigint;
  voter: Address;
}

type GovernorProposal = ProposalContent & { governor: Address };

/**
 * Makes a proposal with the id `hashProposal(content)`. Reverts with `GovernorInsufficientProposerVotes` below the proposal threshold, and with
 * `GovernorRestrictedProposer` where the text is reserved for another proposer.
 */
export function encodePropose({ governor, ...content }: GovernorProposal): Call {
  const args = [...proposalLists(content), content.description] as const;
  return contractCall({ address: governor, abi: governorAbi, functionName: 'propose', args });
}

/** Only the proposer may, until voting starts. Reverts with `GovernorUnableToCancel`. */
export const encodeCancelProposal = (proposal: GovernorProposal): Call => aboutProposal('cancel', proposal);

/** Passes a successful proposal to the timelock; anybody may. Reverts with `GovernorProposalQueueingNotRequired` without a timelock. */
export const encodeQueueProposal = (proposal: GovernorProposal): Call => aboutProposal('queue', proposal);

/** Executes a proposal that succeeded and, with a timelock, has waited; anybody may. */
export const encodeExecuteProposal = (proposal: GovernorProposal): Call => aboutProposal('execute', proposal);

/** Only a guardian may: before voting starts, or from success until execution. Reverts with `Governor_VetoTooLate` or `Governor_VetoerOnly`. */
export const encodeVetoProposal = (proposal: GovernorProposal): Call => aboutProposal('veto', proposal);

function aboutProposal(functionName: 'cancel' | 'queue' | 'execute' | 'veto', { governor, ...content }: GovernorProposal): Call {
  const args = [...proposalLists(content), descriptionHash(content.description)] as const;
  return contractCall({ address: governor, abi: governorAbi, functionName, args });
}

/** Votes with the sender's whole power at the snapshot. Reverts with `GovernorAlreadyCastVote` the second time. */
export const encodeCastVote = ({ governor, proposalId, choice }: Vote): Call =>
  contractCall({ address: governor, abi: governorAbi, functionName: 'castVote', args: [proposalId, VOTE_SUPPORT[choice]] });

/** Like `encodeCastVote`, with a public reason. */
export function encodeCastVoteWithReason({ governor, proposalId, choice, reason }: Vote & { reason: string }): Call {
  const args = [proposalId, VOTE_SUPPORT[choice], reason] as const;
  return contractCall({ address: governor, abi: governorAbi, functionName: 'castVoteWithReason', args });
}

/** The sum of the parts is at most the power that the sender has left for this proposal. */
export interface FractionalVote extends Omit<Vote, 'choice'>, VoteParts {
  reason: string;
}

/** Splits the sender's power between the choices. May be repeated until it is used up; beyond that it reverts with `GovernorExceedRemainingWeight`. */
export function encodeCastFractionalVote({ governor, proposalId, reason, ...vote }: FractionalVote): Call {
  const args = [proposalId, FRACTIONAL, reason, splitParams(vote)] as const;
  return contractCall({ address: governor, abi: governorAbi, functionName: 'castVoteWithReasonAndParams', args });
}

/** Whether an account has voted on a proposal, for any way of counting. */
export const getHasVoted = (client: ReadClient, { governor, proposalId, voter }: VoterQuestion): Promise<boolean> =>
  readContract(client, { address: governor, abi: governorAbi, functionName: 'hasVoted', args: [proposalId, voter] });

/** Power that an account has already used on a proposal; zero where it has not voted. */
export const getUsedVotes = (client: ReadClient, { governor, proposalId, voter }: VoterQuestion): Promise<bigint> =>
  readContract(client, { address: governor, abi: governorAbi, functionName: 'usedVotes', args: [proposalId, voter] });

/**
 * Weight of an account's vote on a proposal with this snapshot (UNIX seconds), in hundredths of a vote; votes with a weight of zero are refused.
 * Reverts
 * where `governor` is not quadratic, and where the account's score cannot be read.
 */
export function getQuadraticWeight(
  client: ReadClient,
  { governor, account, snapshot }: { governor: Address; account: Address; snapshot: bigint },
): Promise<bigint> {
  return readContract(client, { address: governor, abi: quadraticGovernorAbi, functionName: 'quadraticWeight', args: [account, snapshot] });
}

/** How a quadratic governor weighs votes on proposals with this snapshot (UNIX seconds). */
export interface QuadraticSettings {
  /** The contract that tells scores. */
  decoder: Address;
  /** What a vote is worth in each band of scores, in percent. */
  bandPercentages: readonly number[];
  threshold: number;
}

/** Reverts where `governor` is not quadratic. */
export const getQuadraticSettings = (
  client: ReadClient,
  { governor, snapshot }: { governor: Address; snapshot: bigint },
): Promise<QuadraticSettings> =>
  readContract(client, { address: governor, abi: quadraticGovernorAbi, functionName: 'quadraticSettings', args: [snapshot] });
