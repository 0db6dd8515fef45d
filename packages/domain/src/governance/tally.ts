import { isMajorityReached, isQuorumReached, type ProposalFacts, type VoteTotals } from './proposalState.ts';

export interface VoteTally {
  total: bigint;
  /** Percent of all votes with two decimals; 0 each where nobody has voted. The three need not add up to 100.00. */
  shares: Record<keyof VoteTotals, number>;
  /** Percent of the quorum that takes part, at most 100. 100 where no quorum is asked. */
  quorumShare: number;
  isQuorumReached: boolean;
  /** For among For and Against, percent. */
  majorityShare: number;
  isMajorityReached: boolean;
  /** Votes still missing to the quorum. */
  missingToQuorum: bigint;
}

/** Percent with two decimals, rounded half up; 0 of nothing. */
export function percentOf(part: bigint, whole: bigint): number {
  return whole <= 0n ? 0 : Number((part * 20_000n + whole) / (whole * 2n)) / 100;
}

/** Quorum and majority told apart: a proposal can have one without the other. */
export function tallyVotes({ votes, quorum }: Pick<ProposalFacts, 'votes' | 'quorum'>): VoteTally {
  const total = votes.against + votes.for + votes.abstain;
  const takingPart = votes.for + votes.abstain;
  return {
    total,
    shares: { against: percentOf(votes.against, total), for: percentOf(votes.for, total), abstain: percentOf(votes.abstain, total) },
    quorumShare: takingPart >= quorum ? 100 : Math.min(percentOf(takingPart, quorum), 99.99),
    isQuorumReached: isQuorumReached({ votes, quorum }),
    majorityShare: percentOf(votes.for, votes.for + votes.against),
    isMajorityReached: isMajorityReached({ votes }),
    missingToQuorum: takingPart >= quorum ? 0n : quorum - takingPart,
  };
}
