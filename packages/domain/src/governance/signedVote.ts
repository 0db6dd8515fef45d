import { z } from 'zod';
import { excessProblem, proseProblem } from '../text/index.ts';
import { type Address, type ChainId, type Hex, parseAddress, sameAddress } from '../units.ts';
import type { VoteTotals } from './proposalState.ts';
import type { ProposalState } from './proposalStates.ts';

/** Characters of a reason. It is stored in an event, and each byte costs gas. */
export const MAX_REASON_LENGTH = 1_000;
/** Characters of the text of a signed vote that are read: room for a reason and for the signature of a contract account. */
export const MAX_SIGNED_VOTE_LENGTH = 50_000;

/** What is wrong with the reason of a vote; undefined where it can be sent. */
export const reasonProblem = (reason: string): string | undefined => proseProblem(reason) ?? excessProblem(reason, MAX_REASON_LENGTH);

const account = z.string().transform((text, context): Address => {
  const address = parseAddress(text);
  if (address) return address;
  context.addIssue({ code: 'custom', message: 'The address is invalid' });
  return z.NEVER;
});
const integer = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform(BigInt);
const part = integer.refine((value) => value < 1n << 128n);

const signedVoteText = z.strictObject({
  type: z.literal('vote'),
  chainId: z.number().int().positive(),
  governor: account,
  proposalId: integer,
  voter: account,
  choice: z.union([z.enum(['against', 'for', 'abstain']), z.strictObject({ against: part, for: part, abstain: part })]),
  reason: z.string().refine((reason) => reasonProblem(reason) === undefined),
  nonce: integer,
  signature: z
    .string()
    .regex(/^0x([0-9a-fA-F]{2}){1,16384}$/)
    .transform((text) => text as Hex),
});

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

const NOT_A_VOTE = 'This is not a signed vote. Paste the whole text or choose the file that the voter gave you.';

/** The text of a signed vote, as it stands in its file. */
export const writeSignedVote = (vote: SignedVote): string =>
  JSON.stringify({ type: 'vote', ...vote }, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 2);

/** Reads what `writeSignedVote` wrote, or a link that ends with it. */
export function readSignedVote(text: string): { vote: SignedVote; problem?: undefined } | { vote?: undefined; problem: string } {
  if (text.length > MAX_SIGNED_VOTE_LENGTH) return { problem: NOT_A_VOTE };
  const { data } = signedVoteText.safeParse(parsed(text.trim()));
  if (!data) return { problem: NOT_A_VOTE };
  const { type: _, ...vote } = data;
  return { vote };
}

const LINK_MARK = '#signed-vote=';

function parsed(text: string): unknown {
  const mark = text.indexOf(LINK_MARK);
  try {
    return JSON.parse(mark < 0 ? text : decodeURIComponent(text.slice(mark + LINK_MARK.length)));
  } catch {
    // No JSON, or a link that was cut off.
    return undefined;
  }
}

/** A link to the proposal's page that brings the signed vote with it. What follows `#` is told to no server. */
export const signedVoteLink = (page: string, vote: SignedVote): string =>
  `${page.split('#')[0]}${LINK_MARK}${encodeURIComponent(JSON.stringify(JSON.parse(writeSignedVote(vote))))}`;

/** Whether the part of an address after `#` brings a signed vote. */
export const bringsSignedVote = (hash: string): boolean => hash.startsWith(LINK_MARK);

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

/** Why a signed vote would be refused now; undefined where it would be counted. */
export function signedVoteProblem(vote: SignedVote, now: SignedVoteCase): string | undefined {
  if (vote.chainId !== now.chainId || !sameAddress(vote.governor, now.governor) || vote.proposalId !== now.proposalId)
    return 'This vote was signed for another proposal.';
  if (now.state === 'pending') return 'Voting has not begun yet. The signed vote can be sent as soon as it has.';
  if (now.state !== 'active') return 'Voting has ended, and with it the time of this signed vote.';
  if (now.isQuadratic && typeof vote.choice !== 'string') return 'This vote is split, which this governor refuses.';
  if (vote.nonce !== now.nonce) return 'This signature counts no more: a signed vote of this account was sent already.';
  if (now.hasVoted && now.votesLeft === 0n) return 'This account has voted already, and a vote cannot be changed.';
  if (now.votesLeft === 0n) return 'This account had no votes when voting opened.';
  if (typeof vote.choice !== 'string' && vote.choice.against + vote.choice.for + vote.choice.abstain > now.votesLeft)
    return 'This vote is split into more votes than its account has left.';
  return now.isSignatureValid ? undefined : 'This is not the signature of the account that it names.';
}

/** Why an account cannot sign a vote for somebody else to send; undefined where it can. */
export const signObstacle = ({ isSafe }: { isSafe: boolean }): string | undefined =>
  isSafe ? 'A Safe signs with several owners, so it votes by a transaction of its own.' : undefined;
