import { excessProblem, proseProblem } from '../text/index.ts';
import { type Address, type ChainId, type Hex, sameAddress } from '../units.ts';
import type { VoteTotals } from './proposalState.ts';
import type { ProposalState } from './proposalStates.ts';

/** Characters of a reason. It is stored in an event, and each byte costs gas. */
export const MAX_REASON_LENGTH = 1_000;

/** What is wrong with the reason of a vote; undefined where it can be sent. */
export const reasonProblem = (reason: string): string | undefined => proseProblem(reason) ?? excessProblem(reason, MAX_REASON_LENGTH);

/** A vote that its voter signed. Whoever has it can send it, and pays for it; nobody can change it. */
export interface SignedVote extends UnsignedVote {
  signature: Hex;
}

/** What a voter signs. */
export interface UnsignedVote {
  chainId: ChainId;
  governor: Address;
  proposalId: bigint;
  voter: Address;
  /** One choice with all votes, or parts in smallest units. */
  choice: keyof VoteTotals | VoteTotals;
  reason: string;
  /** The governor's number of this voter's signed votes on the proposal. */
  nonce: bigint;
}

/** What a voter signs on a voting chain, whose contract sends it to the governor's chain: all votes that they have there. */
export interface UnsignedAwayVote {
  /** Of the voting chain. */
  chainId: ChainId;
  /** The contract there that keeps and sends votes. */
  spoke: Address;
  proposalId: bigint;
  /** Snapshot of the proposal, UNIX seconds. */
  timepoint: number;
  voter: Address;
  choice: keyof VoteTotals;
  /** The spoke's number of this voter's signed votes on the proposal. */
  nonce: bigint;
}

/** A vote on a voting chain that its voter signed. Whoever sends it chooses the bridges, and pays for them. */
export interface SignedAwayVote extends UnsignedAwayVote {
  signature: Hex;
}

/** The text of a signed vote, as it stands in its file. */
export const writeSignedVote = (vote: SignedVote | SignedAwayVote): string =>
  JSON.stringify(
    { type: 'spoke' in vote ? 'vote-away' : 'vote', ...vote },
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    2,
  );

/** Comes before a signed vote in a link. */
export const SIGNED_VOTE_MARK = '#signed-vote=';

/** A link to the proposal's page that brings the signed vote with it. What follows `#` is told to no server. */
export const signedVoteLink = (page: string, vote: SignedVote | SignedAwayVote): string =>
  `${page.split('#')[0]}${SIGNED_VOTE_MARK}${encodeURIComponent(JSON.stringify(JSON.parse(writeSignedVote(vote))))}`;

/** Whether the part of an address after `#` brings a signed vote. */
export const bringsSignedVote = (hash: string): boolean => hash.startsWith(SIGNED_VOTE_MARK);

/** What decides whether a signed vote can be sent. */
export interface SignedVoteCase {
  chainId: ChainId;
  governor: Address;
  proposalId: bigint;
  state: ProposalState;
  isQuadratic: boolean;
  /** The governor's next number for this voter and proposal. */
  nonce: bigint;
  /** What the voter can still cast, in smallest units. */
  votesLeft: bigint;
  hasVoted: boolean;
  isSignatureValid: boolean;
}

const OTHER_PROPOSAL = 'This vote was signed for another proposal.';
const NOT_SIGNED = 'This is not the signature of the account that it names.';

/** What speaks against a signed vote wherever it is cast. */
function ballotProblem(vote: { nonce: bigint }, now: Pick<SignedVoteCase, 'state' | 'nonce'>): string | undefined {
  if (now.state === 'pending') return 'Voting has not begun yet. The signed vote can be sent as soon as it has.';
  if (now.state !== 'active') return 'Voting has ended, and with it the time of this signed vote.';
  return vote.nonce === now.nonce ? undefined : 'This signature counts no more: a signed vote of this account was sent already.';
}

/** Why a signed vote would be refused now; undefined where it would be counted. */
export function signedVoteProblem(vote: SignedVote, now: SignedVoteCase): string | undefined {
  if (vote.chainId !== now.chainId || !sameAddress(vote.governor, now.governor) || vote.proposalId !== now.proposalId)
    return OTHER_PROPOSAL;
  if (now.isQuadratic && typeof vote.choice !== 'string') return 'This vote is split, which this governor refuses.';
  const problem = ballotProblem(vote, now);
  if (problem !== undefined) return problem;
  if (now.hasVoted && now.votesLeft === 0n) return 'This account has voted already, and a vote cannot be changed.';
  if (now.votesLeft === 0n) return 'This account had no votes when voting opened.';
  if (typeof vote.choice !== 'string' && vote.choice.against + vote.choice.for + vote.choice.abstain > now.votesLeft)
    return 'This vote is split into more votes than its account has left.';
  return now.isSignatureValid ? undefined : NOT_SIGNED;
}

/** What decides whether a vote that was signed for a voting chain can be sent there. */
export interface SignedAwayVoteCase extends Pick<SignedVoteCase, 'chainId' | 'proposalId' | 'state' | 'nonce' | 'isSignatureValid'> {
  /** Whom the governor believes there. */
  spoke: Address;
  timepoint: number;
  /** What the voter had there at the snapshot, in smallest units. */
  votes: bigint;
  /** Whether the voter has cast them. */
  hasVoted: boolean;
}

/** Why a vote that was signed for a voting chain would be refused there now; undefined where it would be taken. */
export function signedAwayVoteProblem(vote: SignedAwayVote, now: SignedAwayVoteCase): string | undefined {
  if (vote.chainId !== now.chainId || !sameAddress(vote.spoke, now.spoke) || vote.proposalId !== now.proposalId) return OTHER_PROPOSAL;
  if (vote.timepoint !== now.timepoint) return OTHER_PROPOSAL;
  const problem = ballotProblem(vote, now);
  if (problem !== undefined) return problem;
  if (now.hasVoted) return 'This account has voted on this chain already, and a vote cannot be changed.';
  if (now.votes === 0n) return 'This account had no votes on this chain when voting opened.';
  return now.isSignatureValid ? undefined : NOT_SIGNED;
}

/** Why an account cannot sign a vote for somebody else to send; undefined where it can. */
export const signObstacle = ({ isSafe }: { isSafe: boolean }): string | undefined =>
  isSafe ? 'A Safe signs with several owners, so it votes by a transaction of its own.' : undefined;
