import type { Counting } from './proposalState.ts';

export interface UsedVotes {
  counting: Pick<Counting, 'type'>;
  /** Votes at the snapshot, in smallest units; null before it. */
  atSnapshot: bigint | null;
  /** What of them was used, in smallest units; null where the governor does not record it. */
  usedVotes: bigint | null;
  /** Whether the governor counts the account among those who voted. */
  hasVoted: boolean;
}

/** What an account can still cast, in smallest units. Where votes cannot be split, a vote uses all of them. */
export function votesLeft({ counting, atSnapshot, usedVotes, hasVoted }: UsedVotes): bigint {
  const votes = atSnapshot ?? 0n;
  if (!hasVoted) return votes;
  if (counting.type === 'quadratic' || usedVotes === null || usedVotes >= votes) return 0n;
  return votes - usedVotes;
}
