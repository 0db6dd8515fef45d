import type { Address, ChainId } from '@althing/domain/units';
import { encodePacked, type TypedDataDefinition } from 'viem';
import { readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from './call.ts';
import { governorAbi, quadraticGovernorAbi } from './contracts.ts';
import { descriptionHash, type ProposalContent, proposalLists } from './proposalContent.ts';

/** How a governor numbers the choices of a voter. */
export const VOTE_SUPPORT = { against: 0, for: 1, abstain: 2 } as const;
export type VoteChoice = keyof typeof VOTE_SUPPORT;

/** `support` that tells the governor to read the split from the parameters. */
const FRACTIONAL = 255;

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
 * Puts a proposal up; its id is `hashProposal(content)`. Reverts `GovernorInsufficientProposerVotes` below the proposal threshold and
 * `GovernorRestrictedProposer` where the text is reserved for somebody else.
 */
export function encodePropose({ governor, ...content }: GovernorProposal): Call {
  const args = [...proposalLists(content), content.description] as const;
  return contractCall({ address: governor, abi: governorAbi, functionName: 'propose', args });
}

/** By the proposer, until voting starts. Reverts `GovernorUnableToCancel`. */
export const encodeCancelProposal = (proposal: GovernorProposal): Call => aboutProposal('cancel', proposal);

/** Hands a proposal that succeeded to the timelock; anyone may. Reverts `GovernorProposalQueueingNotRequired` without a timelock. */
export const encodeQueueProposal = (proposal: GovernorProposal): Call => aboutProposal('queue', proposal);

/** Carries out a proposal that succeeded and, where there is a timelock, has waited; anyone may. */
export const encodeExecuteProposal = (proposal: GovernorProposal): Call => aboutProposal('execute', proposal);

/** By a guardian: before voting starts, or from success until execution. Reverts `Governor_VetoTooLate`, `Governor_VetoerOnly`. */
export const encodeVetoProposal = (proposal: GovernorProposal): Call => aboutProposal('veto', proposal);

function aboutProposal(functionName: 'cancel' | 'queue' | 'execute' | 'veto', { governor, ...content }: GovernorProposal): Call {
  const args = [...proposalLists(content), descriptionHash(content.description)] as const;
  return contractCall({ address: governor, abi: governorAbi, functionName, args });
}

/** Votes with all power that the sender had at the snapshot. Reverts `GovernorAlreadyCastVote` the second time. */
export const encodeCastVote = ({ governor, proposalId, choice }: Vote): Call =>
  contractCall({ address: governor, abi: governorAbi, functionName: 'castVote', args: [proposalId, VOTE_SUPPORT[choice]] });

/** Like `encodeCastVote`, with a reason that everybody can read. */
export function encodeCastVoteWithReason({ governor, proposalId, choice, reason }: Vote & { reason: string }): Call {
  const args = [proposalId, VOTE_SUPPORT[choice], reason] as const;
  return contractCall({ address: governor, abi: governorAbi, functionName: 'castVoteWithReason', args });
}

export interface FractionalVote extends Omit<Vote, 'choice'> {
  /** In the token's smallest unit; together at most the power that the sender has left on this proposal. */
  against: bigint;
  for: bigint;
  abstain: bigint;
  reason: string;
}

/**
 * Splits the sender's power; may be repeated until it is used up. Reverts `GovernorExceedRemainingWeight` beyond that.
 *
 * @public How contracts that vote for several holders pack their votes.
 */
export function encodeCastFractionalVote({ governor, proposalId, reason, ...vote }: FractionalVote): Call {
  const split = encodePacked(['uint128', 'uint128', 'uint128'], [vote.against, vote.for, vote.abstain]);
  const args = [proposalId, FRACTIONAL, reason, split] as const;
  return contractCall({ address: governor, abi: governorAbi, functionName: 'castVoteWithReasonAndParams', args });
}

const BALLOT = {
  Ballot: [
    { name: 'proposalId', type: 'uint256' },
    { name: 'support', type: 'uint8' },
    { name: 'voter', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const;

/**
 * What a voter signs for `castVoteBySig`, in the domain that all governors share but for their address; whoever has the signature can
 * send the vote and pay for it. `nonce` is the governor's `nonces(voter, key)` with the proposal's id modulo 2^192 as key.
 *
 * @public For wallets and relayers of others; the product lets voters send their votes themselves.
 */
export function voteTypedData(
  ballot: Vote & { chainId: ChainId; voter: Address; nonce: bigint },
): TypedDataDefinition<typeof BALLOT, 'Ballot'> {
  const { governor, chainId, proposalId, choice, voter, nonce } = ballot;
  return {
    domain: { name: 'Althing Governor', version: '1', chainId, verifyingContract: governor },
    types: BALLOT,
    primaryType: 'Ballot',
    message: { proposalId, support: VOTE_SUPPORT[choice], voter, nonce },
  };
}

/** Whether an account has voted on a proposal, whichever way its governor counts. */
export const getHasVoted = (client: ReadClient, { governor, proposalId, voter }: VoterQuestion): Promise<boolean> =>
  readContract(client, { address: governor, abi: governorAbi, functionName: 'hasVoted', args: [proposalId, voter] });

/** Power that an account has already spent on a proposal; zero where it has not voted. */
export const getUsedVotes = (client: ReadClient, { governor, proposalId, voter }: VoterQuestion): Promise<bigint> =>
  readContract(client, { address: governor, abi: governorAbi, functionName: 'usedVotes', args: [proposalId, voter] });

/**
 * What an account's vote on a proposal with this snapshot (UNIX seconds) would count now, in hundredths of a vote; zero is refused.
 * Reverts where `governor` is not quadratic, and while the score cannot be read.
 */
export function getQuadraticWeight(
  client: ReadClient,
  { governor, account, snapshot }: { governor: Address; account: Address; snapshot: bigint },
): Promise<bigint> {
  return readContract(client, { address: governor, abi: quadraticGovernorAbi, functionName: 'quadraticWeight', args: [account, snapshot] });
}
