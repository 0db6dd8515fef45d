import type { ProposalFacts } from '@althing/domain/governance';
import type { GovernorView } from '@althing/domain/http';

/** The dates of a proposal that would be made at `now` (UNIX seconds). */
export function plannedFacts(
  { votingDelay, votingPeriod }: Pick<GovernorView, 'votingDelay' | 'votingPeriod'>,
  now: number,
): ProposalFacts {
  const voteStart = now + votingDelay;
  return {
    createdAt: now,
    voteStart,
    voteEnd: voteStart + votingPeriod,
    queuedAt: null,
    eta: null,
    executedAt: null,
    canceledAt: null,
    isVetoed: false,
    votes: { against: 0n, for: 0n, abstain: 0n },
    quorum: 0n,
    counting: { type: 'fractional' },
  };
}
