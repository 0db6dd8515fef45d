/** Why a bridge's part of a message stands still, in words for people. */
export const LEG_CAUSES = {
  refused: 'The bridge did not take it. Sending it again asks the bridge again.',
  void: 'What the bridge brought does not count any more, because the set of bridges has changed since. Send it again.',
  failed: 'The bridge tried to deliver it on the destination, where the delivery failed. Anybody may have the bridge try again.',
  unexecuted: 'The bridge vouches for it on the destination, where nobody has delivered it so far. Anybody may.',
} as const;

export const LEG_CAUSE_REASONS = Object.keys(LEG_CAUSES) as [LegCauseReason, ...LegCauseReason[]];
export type LegCauseReason = keyof typeof LEG_CAUSES;

/** What a bridge's own contract on the destination said last of a delivery that has not arrived. Times are UNIX seconds. */
export interface DeliveryReport {
  outcome: 'failed' | 'approved';
  at: number;
}

/** What events tell about one bridge's part. */
export interface LegFacts {
  /** Whether the message has not ended, so that it still matters what bridges do. */
  isOpen: boolean;
  isRefused: boolean;
  isBrought: boolean;
  /** Whether the destination listens to this bridge. */
  isHeard: boolean;
  /** Whether what it brought counts. */
  isCounted: boolean;
  report: DeliveryReport | null;
}

/** Seconds in which a bridge that vouches for a message usually delivers it as well. */
export const DELIVERY_PATIENCE = 600;

/** Why somebody has to do something for this bridge's part; null where it is on its way, has arrived, or does not matter. @param now - UNIX seconds on the destination. */
export function legCause({ isOpen, isRefused, isBrought, isHeard, isCounted, report }: LegFacts, now: number): LegCauseReason | null {
  if (!isOpen) return null;
  if (isBrought) return !isRefused && isHeard && !isCounted ? 'void' : null;
  if (isRefused) return 'refused';
  if (report?.outcome === 'failed') return 'failed';
  return report && now >= report.at + DELIVERY_PATIENCE ? 'unexecuted' : null;
}
