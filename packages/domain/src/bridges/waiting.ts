import type { MessageStage } from './messageState.ts';

/** Why nobody can execute a message or transfer at the moment, in words for people; `refused` is told by the contracts themselves. */
export const WAITING_SENTENCES = {
  bridges: 'Not enough bridges have brought it yet.',
  'chain-closed': 'The destination takes nothing from this chain at the moment.',
  delay: 'It has to wait on the destination before anybody may execute it.',
  clock: 'The clock of the destination is not yet past the time at which it was sent.',
  paused: 'Execution is stopped on the destination at the moment.',
  limit: 'It is more than its bridges may bring at the moment.',
  'token-limit': 'It is more than the token lets its controller mint at the moment.',
  kept: 'The destination keeps too few tokens to give this many out.',
} as const;

export const WAITING_REASONS = [...(Object.keys(WAITING_SENTENCES) as (keyof typeof WAITING_SENTENCES)[]), 'refused'] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

export interface WaitingObstacle {
  reason: WaitingReason;
  sentence: string;
  /** UNIX seconds; null where time alone does not help. */
  until: number | null;
}

/** What the events of both chains tell. Times are UNIX seconds. */
export interface WaitingFacts {
  stage: MessageStage;
  isTransfer: boolean;
  requiredBridges: number | null;
  isDestinationPaused: boolean;
  executableAt: number | null;
  sentAt: number | null;
}

export const waitingObstacle = (reason: keyof typeof WAITING_SENTENCES, until: number | null = null): WaitingObstacle => ({
  reason,
  sentence: WAITING_SENTENCES[reason],
  until,
});

/** What keeps it from being executed, as far as events tell; nothing once it has ended. */
export function obstaclesByEvents({ stage, isTransfer, requiredBridges, ...facts }: WaitingFacts): WaitingObstacle[] {
  if (stage === 'executed' || stage === 'cancelled' || stage === 'expired') return [];
  const paused = facts.isDestinationPaused ? [waitingObstacle('paused')] : [];
  if (requiredBridges === null) return [waitingObstacle('chain-closed'), ...paused];
  if (stage === 'sent' || stage === 'arriving') return [waitingObstacle('bridges'), ...paused];
  if (stage !== 'delayed') return paused;
  const { sentAt, executableAt } = facts;
  return [isTransfer ? waitingObstacle('clock', sentAt === null ? null : sentAt + 1) : waitingObstacle('delay', executableAt), ...paused];
}
