import type { ProposalState } from './proposalStates.ts';

/** Voting power in smallest units; in hundredths of a vote where counting is quadratic. */
export interface VoteTotals {
  against: bigint;
  for: bigint;
  abstain: bigint;
}

/** How a governor counts. `fractional`: one token is one vote, which may be split. `quadratic`: votes are square roots of holdings. */
export type Counting = { type: 'fractional' } | ({ type: 'quadratic' } & QuadraticTerms);

export interface QuadraticTerms {
  /** Voting power of everybody who voted, in smallest units, before taking roots. */
  participation: bigint;
  /** Share of For among For and Against that is needed, in 1/10,000. At 0, a single vote For is enough. */
  threshold: number;
}

/** 100 % in the unit of `QuadraticTerms.threshold`. */
export const WHOLE_SHARE = 10_000n;

/** What the events of a proposal tell. Times are UNIX seconds by the governor's clock. */
export interface ProposalFacts {
  createdAt: number;
  /** Time of the snapshot. Voting is open after it, up to and including `voteEnd`. */
  voteStart: number;
  /** May become later: votes that reach the quorum late extend it. */
  voteEnd: number;
  /** When it was queued; null before, and where there is no timelock. */
  queuedAt: number | null;
  /** Earliest execution once queued; null before, and where there is no timelock. */
  eta: number | null;
  executedAt: number | null;
  canceledAt: number | null;
  isVetoed: boolean;
  votes: VoteTotals;
  /** Voting power that must take part, in smallest units. */
  quorum: bigint;
  counting: Counting;
}

/** The facts that decide the outcome of a vote. */
export type VoteFacts = Pick<ProposalFacts, 'votes' | 'quorum' | 'counting'>;

/** The state at `now`, decided in the same order as in the governor. */
export function proposalState(facts: ProposalFacts, now: number): ProposalState {
  if (facts.executedAt !== null) return 'executed';
  if (facts.canceledAt !== null || facts.isVetoed) return 'canceled';
  if (now <= facts.voteStart) return 'pending';
  if (now <= facts.voteEnd) return 'active';
  if (!isQuorumReached(facts) || !isMajorityReached(facts)) return 'defeated';
  return facts.eta === null ? 'succeeded' : 'pendingexecution';
}

/** Voting power that counts towards the quorum: For and Abstain; in a quadratic vote, everybody who voted. */
export const takingPart = ({ votes, counting }: Pick<VoteFacts, 'votes' | 'counting'>): bigint =>
  counting.type === 'quadratic' ? counting.participation : votes.for + votes.abstain;

export const isQuorumReached = (facts: VoteFacts): boolean => takingPart(facts) >= facts.quorum;

/** A tie does not pass. In a quadratic vote, exactly the threshold does, if there is at least one vote. */
export function isMajorityReached({ votes, counting }: Pick<VoteFacts, 'votes' | 'counting'>): boolean {
  if (counting.type === 'fractional') return votes.for > votes.against;
  return votes.for > 0n && votes.for * WHOLE_SHARE >= (votes.for + votes.against) * BigInt(counting.threshold);
}

const NEXT: Record<ProposalState, readonly ProposalState[]> = {
  pending: ['active', 'canceled'],
  active: ['succeeded', 'defeated', 'canceled'],
  succeeded: ['pendingexecution', 'executed', 'canceled'],
  pendingexecution: ['executed', 'canceled'],
  defeated: [],
  executed: [],
  canceled: [],
};

/** States that may follow directly. A chain that is reorganised may also go back; this is about final blocks. */
export const nextStates = (state: ProposalState): readonly ProposalState[] => NEXT[state];

export const isFinal = (state: ProposalState): boolean => NEXT[state].length === 0;
