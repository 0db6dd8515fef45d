/** File 1 §4, with `pendingexecution` for a queued proposal; a veto is a flag beside `canceled`. */
export const PROPOSAL_STATES = ['pending', 'active', 'succeeded', 'defeated', 'pendingexecution', 'executed', 'canceled'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Smallest units of voting power. */
export interface VoteTotals {
  against: bigint;
  for: bigint;
  abstain: bigint;
}

/** What the events of a proposal say. Times are UNIX seconds on the governor's clock. */
export interface ProposalFacts {
  createdAt: number;
  /** The snapshot. Voting is open after it, up to and including `voteEnd`. */
  voteStart: number;
  /** May move: votes that reach the quorum late prolong it. */
  voteEnd: number;
  /** Earliest execution once queued; null before, and where there is no timelock. */
  eta: number | null;
  executedAt: number | null;
  canceledAt: number | null;
  isVetoed: boolean;
  votes: VoteTotals;
  /** Votes that must take part (For and Abstain). */
  quorum: bigint;
}

/** The state at `now`, in the order in which the governor itself decides. */
export function proposalState(facts: ProposalFacts, now: number): ProposalState {
  if (facts.executedAt !== null) return 'executed';
  if (facts.canceledAt !== null || facts.isVetoed) return 'canceled';
  if (now <= facts.voteStart) return 'pending';
  if (now <= facts.voteEnd) return 'active';
  if (!isQuorumReached(facts) || !isMajorityReached(facts)) return 'defeated';
  return facts.eta === null ? 'succeeded' : 'pendingexecution';
}

/** Abstaining is taking part. */
export const isQuorumReached = ({ votes, quorum }: Pick<ProposalFacts, 'votes' | 'quorum'>): boolean => votes.for + votes.abstain >= quorum;

/** A tie does not pass. */
export const isMajorityReached = ({ votes }: Pick<ProposalFacts, 'votes'>): boolean => votes.for > votes.against;

const NEXT: Record<ProposalState, readonly ProposalState[]> = {
  pending: ['active', 'canceled'],
  active: ['succeeded', 'defeated', 'canceled'],
  succeeded: ['pendingexecution', 'executed', 'canceled'],
  pendingexecution: ['executed', 'canceled'],
  defeated: [],
  executed: [],
  canceled: [],
};

/** States that may follow directly. A reorganised chain may take back what it said; this is about what stays. */
export const nextStates = (state: ProposalState): readonly ProposalState[] => NEXT[state];

export const isFinal = (state: ProposalState): boolean => NEXT[state].length === 0;
