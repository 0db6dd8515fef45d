import { amountSentence, parseAmount } from '../token/index.ts';
import type { Counting, VoteTotals } from './proposalState.ts';

/** Choices of a vote in the order in which they are offered. */
export const VOTE_CHOICES = ['for', 'against', 'abstain'] as const satisfies readonly (keyof VoteTotals)[];

/** As typed, in whole tokens; an empty text means nothing for that choice. */
export type SplitTexts = Record<keyof VoteTotals, string>;

export interface SplitVote {
  /** In smallest units; 0 where the text is empty or no amount. */
  parts: VoteTotals;
  sum: bigint;
  /** What stays unused, in smallest units; 0 where the parts are more than there is. */
  left: bigint;
  /** By choice, what is wrong with its text. */
  problems: Partial<Record<keyof VoteTotals, string>>;
  /** Why the vote cannot be cast like this; undefined where it can. */
  problem: string | undefined;
}

/** The governor reads each part as a number of 128 bits. */
const PART_LIMIT = 1n << 128n;

/** Reads how somebody wants to split `votes` (smallest units) between the choices. */
export function splitVote(texts: SplitTexts, votes: bigint): SplitVote {
  const parts: VoteTotals = { against: 0n, for: 0n, abstain: 0n };
  const problems: SplitVote['problems'] = {};
  for (const choice of VOTE_CHOICES) {
    const { value, problem } = parseAmount(texts[choice]);
    if (value !== undefined) parts[choice] = value;
    if (problem !== undefined && problem !== 'empty' && problem !== 'zero') problems[choice] = amountSentence(problem, texts[choice]);
    if (parts[choice] >= PART_LIMIT) problems[choice] = 'The amount is too large';
  }
  const sum = parts.against + parts.for + parts.abstain;
  const left = sum > votes ? 0n : votes - sum;
  return { parts, sum, left, problems, problem: problemOf(problems, sum, votes) };
}

function problemOf(problems: SplitVote['problems'], sum: bigint, votes: bigint): string | undefined {
  const first = VOTE_CHOICES.map((choice) => problems[choice]).find((problem) => problem !== undefined);
  if (first !== undefined) return first;
  if (sum === 0n) return 'Say with how many votes you are For, Against or abstain.';
  return sum > votes ? 'These are more votes than you have.' : undefined;
}

/** Why votes cannot be split in a governor that counts like this; undefined where they can. */
export const splitObstacle = ({ type }: Pick<Counting, 'type'>): string | undefined =>
  type === 'quadratic'
    ? 'This governor counts the square root of what you have, and roots of parts would add up to more than the root of the whole. So all of your votes go to one choice.'
    : undefined;
