import type { Counting, ProposalFacts, VoteTotals } from './proposalState.ts';

/** The part of the server's answer that decides the state: times in ISO 8601, amounts as decimal text. */
export interface ProposalAnswer {
  createdAt: string;
  voteStart: string;
  voteEnd: string;
  queuedAt: string | null;
  eta: string | null;
  executedAt: string | null;
  canceledAt: string | null;
  isVetoed: boolean;
  votes: Record<keyof VoteTotals, string>;
  quorum: string;
  counting: { type: 'fractional' } | { type: 'quadratic'; participation: string; threshold: number };
}

const secondsOf = (time: string): number => Math.floor(Date.parse(time) / 1000);
const secondsOrNull = (time: string | null): number | null => (time === null ? null : secondsOf(time));

const countingOf = (counting: ProposalAnswer['counting']): Counting =>
  counting.type === 'fractional' ? counting : { ...counting, participation: BigInt(counting.participation) };

/** Lets a page recompute a proposal's state as time passes, without asking the server again. */
export function proposalFacts(answer: ProposalAnswer): ProposalFacts {
  const { votes } = answer;
  return {
    createdAt: secondsOf(answer.createdAt),
    voteStart: secondsOf(answer.voteStart),
    voteEnd: secondsOf(answer.voteEnd),
    queuedAt: secondsOrNull(answer.queuedAt),
    eta: secondsOrNull(answer.eta),
    executedAt: secondsOrNull(answer.executedAt),
    canceledAt: secondsOrNull(answer.canceledAt),
    isVetoed: answer.isVetoed,
    votes: { against: BigInt(votes.against), for: BigInt(votes.for), abstain: BigInt(votes.abstain) },
    quorum: BigInt(answer.quorum),
    counting: countingOf(answer.counting),
  };
}
