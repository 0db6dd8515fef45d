import { isMajorityReached, isQuorumReached, takingPart, type VoteFacts, type VoteTotals, WHOLE_SHARE } from './proposalState.ts';

export interface VoteTally {
  total: bigint;
  /** Percent of all votes with two decimals; all 0 where nobody has voted. Due to rounding they need not add up to 100. */
  shares: Record<keyof VoteTotals, number>;
  /** Voting power that counts towards the quorum, in smallest units. */
  takingPart: bigint;
  /** How much of the quorum is reached, in percent, at most 100; 100 where no quorum is required. */
  quorumShare: number;
  isQuorumReached: boolean;
  /** Percent of For among For and Against. Rounded down in a quadratic vote, so that it never seems to reach a threshold that it misses. */
  majorityShare: number;
  isMajorityReached: boolean;
  /** Voting power still missing for the quorum, in smallest units. */
  missingToQuorum: bigint;
}

/** Percent with two decimals, rounded half up; 0 where the whole is 0. */
export function percentOf(part: bigint, whole: bigint): number {
  return whole <= 0n ? 0 : Number((part * 20_000n + whole) / (whole * 2n)) / 100;
}

/** Quorum and majority separately, as a proposal can have one without the other. */
export function tallyVotes(facts: VoteFacts): VoteTally {
  const { votes, quorum } = facts;
  const total = votes.against + votes.for + votes.abstain;
  const power = takingPart(facts);
  return {
    total,
    shares: { against: percentOf(votes.against, total), for: percentOf(votes.for, total), abstain: percentOf(votes.abstain, total) },
    takingPart: power,
    quorumShare: power >= quorum ? 100 : Math.min(percentOf(power, quorum), 99.99),
    isQuorumReached: isQuorumReached(facts),
    majorityShare: majorityShareOf(facts),
    isMajorityReached: isMajorityReached(facts),
    missingToQuorum: power >= quorum ? 0n : quorum - power,
  };
}

function majorityShareOf({ votes, counting }: VoteFacts): number {
  const both = votes.for + votes.against;
  if (counting.type === 'fractional') return percentOf(votes.for, both);
  return both === 0n ? 0 : Number((votes.for * WHOLE_SHARE) / both) / 100;
}
