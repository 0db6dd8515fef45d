import type { Bridge } from './bridges.ts';
import type { LegCauseReason } from './legCause.ts';
import type { BridgeStatus, MessageStage } from './messageState.ts';

/** What is known of one bridge's part, of whatever an explorer shows. */
export interface JourneyLeg {
  bridge: Bridge | null;
  status: BridgeStatus;
  /** When it was given to the bridge, where another transaction than the journey's own did. */
  sentAt?: string | undefined;
  /** Null unless somebody has to do something for it. */
  cause: { reason: LegCauseReason } | null;
}

/** What is known of a message or transfer between chains: the part of `BridgeTransaction` by which rules go. Times are ISO texts. */
export interface Journey {
  createdAt: string;
  bridgeTransactionType: 'lucid' | 'generic' | 'multistep';
  messageType: 'message' | 'transfer';
  isVotes: boolean;
  isResend: boolean;
  stage: MessageStage;
  requiredBridges: number | null;
  agreedBridges: number;
  isDestinationPaused: boolean;
  executableAt: string | null;
  bridgeDetails: { proof: string | null } | null;
  legs: readonly JourneyLeg[];
}

/** UNIX seconds of an ISO text. */
export const secondsOf = (time: string): number => Math.floor(Date.parse(time) / 1000);

export const hasEnded = ({ stage }: Pick<Journey, 'stage'>): boolean =>
  stage === 'executed' || stage === 'cancelled' || stage === 'expired';
