import type { GovernorView } from '@althing/domain/http';

/** The quorum in words. */
export function quorumLabel({ quorumPercent, isQuadratic }: Pick<GovernorView, 'quorumPercent' | 'isQuadratic'>, symbol: string): string {
  if (quorumPercent === 0) return 'None';
  return `${quorumPercent} % of all ${symbol} here must vote${isQuadratic ? '' : ' For or Abstain'}`;
}

/** What decides a vote once its quorum is reached. */
export function passLabel({ quadraticThresholdPercent }: Pick<GovernorView, 'quadraticThresholdPercent'>): string {
  if (quadraticThresholdPercent === null) return 'More For than Against';
  return quadraticThresholdPercent === 0
    ? 'At least one vote For'
    : `At least ${quadraticThresholdPercent} % of For and Against, votes being square roots of holdings`;
}
