import type { ProposalFacts, VoteTally } from '@althing/domain/governance';

/** Whether For has the majority that it needs, and how that is measured. */
export function majorityLabel(
  { counting }: Pick<ProposalFacts, 'counting'>,
  { majorityShare, isMajorityReached }: Pick<VoteTally, 'majorityShare' | 'isMajorityReached'>,
): string {
  const share = `${majorityShare} % of For and Against`;
  if (isMajorityReached) return `Majority: ${share}`;
  if (counting.type === 'fractional') return 'No majority: more For than Against is needed';
  return counting.threshold === 0
    ? 'No majority: one vote For is needed'
    : `No majority: ${share} are For, ${counting.threshold / 100} % are needed`;
}
