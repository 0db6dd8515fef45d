/** docs/requirements.md#proposal-states, with `pendingexecution` for a queued proposal; a veto is a flag beside `canceled`. */
export const PROPOSAL_STATES = ['pending', 'active', 'succeeded', 'defeated', 'pendingexecution', 'executed', 'canceled'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Smallest units of voting power; hundredths of a vote where counting is quadratic. */
export interface VoteTotals {
  against: bigint;
  for: bigint;
  abstain: bigint;
}

/** How a governor counts: a token is a vote that may be divided, or votes are square roots of holdings. */
export type Counting = { type: 'fractional' } | ({ type: 'quadratic' } & QuadraticTerms);

export interface QuadraticTerms {
  /** Voting power of everybody who voted, smallest units, before any root is taken. */
  participation: bigint;
  /** Share of For and Against that For must reach, in 1/10,000. At 0 a single vote For is enough. */
  threshold: number;
}

/** `QuadraticTerms.threshold` of everything. */
export const WHOLE_SHARE = 10_000n;

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
  /** Voting power that must take part, smallest units. */
  quorum: bigint;
  counting: Counting;
}

/** The part of the facts that decides a vote. */
export type VoteFacts = Pick<ProposalFacts, 'votes' | 'quorum' | 'counting'>;

/** The state at `now`, in the order in which the governor itself decides. */
export function proposalState(facts: ProposalFacts, now: number): ProposalState {
  if (facts.executedAt !== null) return 'executed';
  if (facts.canceledAt !== null || facts.isVetoed) return 'canceled';
  if (now <= facts.voteStart) return 'pending';
  if (now <= facts.voteEnd) return 'active';
  if (!isQuorumReached(facts) || !isMajorityReached(facts)) return 'defeated';
  return facts.eta === null ? 'succeeded' : 'pendingexecution';
}

/** Voting power that takes part: who abstains does, and in a quadratic vote who is against does as well. */
export const takingPart = ({ votes, counting }: Pick<VoteFacts, 'votes' | 'counting'>): bigint =>
  counting.type === 'quadratic' ? counting.participation : votes.for + votes.abstain;

export const isQuorumReached = (facts: VoteFacts): boolean => takingPart(facts) >= facts.quorum;

/** A tie does not pass; in a quadratic vote a share of exactly the threshold does, of at least one vote. */
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

/** States that may follow directly. A reorganised chain may take back what it said; this is about what stays. */
export const nextStates = (state: ProposalState): readonly ProposalState[] => NEXT[state];

export const isFinal = (state: ProposalState): boolean => NEXT[state].length === 0;
