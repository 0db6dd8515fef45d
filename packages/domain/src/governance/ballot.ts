import { groupDigits, listInWords } from '../display/index.ts';
import { amountText } from '../token/index.ts';
import type { VoteTotals } from './proposalState.ts';
import { reasonProblem } from './signedVote.ts';
import { splitVote, type SplitTexts, type SplitVote, VOTE_CHOICES } from './splitVote.ts';

export const CHOICE_LABELS: Record<keyof VoteTotals, string> = { for: 'For', against: 'Against', abstain: 'Abstain' };

/** What somebody has filled in so far. */
export interface Ballot {
  choice: keyof VoteTotals | 'split' | undefined;
  /** Used where `choice` is `split`. */
  texts: SplitTexts;
  reason: string;
}

export const EMPTY_BALLOT: Ballot = { choice: undefined, texts: { for: '', against: '', abstain: '' }, reason: '' };

export interface ReadBallot {
  /** What would be cast; undefined where that is not clear yet. */
  choice: keyof VoteTotals | VoteTotals | undefined;
  /** Without blanks at both ends. */
  reason: string;
  /** How the votes are split; undefined where they all go to one choice. */
  split: SplitVote | undefined;
  /** Why it cannot be cast; undefined where it can. */
  problem: string | undefined;
}

/** Reads a ballot of somebody who can still cast `votesLeft` (smallest units). */
export function readBallot(ballot: Ballot, votesLeft: bigint): ReadBallot {
  const reason = ballot.reason.trim();
  if (ballot.choice === undefined) return { choice: undefined, reason, split: undefined, problem: 'Choose For, Against or Abstain first.' };
  if (ballot.choice !== 'split') return { choice: ballot.choice, reason, split: undefined, problem: reasonProblem(reason) };
  const split = splitVote(ballot.texts, votesLeft);
  const problem = split.problem ?? reasonProblem(reason);
  return { choice: split.problem === undefined ? split.parts : undefined, reason, split, problem };
}

/** `For`, or `2.5 ACME For and 1 ACME Against`. */
export function choiceText(choice: keyof VoteTotals | VoteTotals, symbol: string): string {
  if (typeof choice === 'string') return CHOICE_LABELS[choice];
  const parts = VOTE_CHOICES.filter((each) => choice[each] > 0n).map(
    (each) => `${groupDigits(amountText(choice[each]))} ${symbol} ${CHOICE_LABELS[each]}`,
  );
  return listInWords(parts);
}

/** What a vote says: its choice, also where all of its parts are for one, as votes of vested tokens are; null where it is split. */
export function votedFor({ support, ...parts }: Record<keyof VoteTotals, string> & { support: number | null }): keyof VoteTotals | null {
  const named = VOTE_CHOICES.filter((choice) => BigInt(parts[choice]) > 0n);
  if (support === null) return named.length === 1 ? named[0]! : null;
  return (['against', 'for', 'abstain'] as const)[support] ?? null;
}
