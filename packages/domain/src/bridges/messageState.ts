/** Deliveries of a message: `pending`: none so far; `relayed`: by some bridges; `completed`: by as many as are required. */
export const BRIDGE_STATUSES = ['pending', 'relayed', 'completed'] as const;
export type BridgeStatus = (typeof BRIDGE_STATUSES)[number];

/**
 * Where a message stands. `sent`: no delivery counts on the destination yet; `arriving`: too few do, possibly because the set of bridges has
 * changed; `confirmable`: enough do now that fewer are required, and anybody may confirm it; `delayed`: confirmed, waiting for its
 * delay; `executable`: anybody may execute it. The remaining stages are final.
 */
export const MESSAGE_STAGES = ['sent', 'arriving', 'confirmable', 'delayed', 'executable', 'executed', 'cancelled', 'expired'] as const;
export type MessageStage = (typeof MESSAGE_STAGES)[number];

/** Seconds that may pass from sending to confirmation, and again from the first possible execution to the last. */
export const MESSAGE_LIFETIME = 30 * 86_400;

/** What the events of both chains tell about a message. Times are UNIX seconds. */
export interface MessageFacts {
  sentAt: number;
  /** How many bridges the message itself requires. */
  threshold: number;
  /** How many bridges the destination requires for messages of this origin; 0 where it accepts none from there. */
  minimum: number;
  /** Bridges that have delivered it, at any time. */
  brought: number;
  /** Those of them whose delivery counts: the adapter is approved, and delivered after the set of bridges last changed. */
  votes: number;
  /** Null until it is confirmed. */
  executableAt: number | null;
  isExecuted: boolean;
  isCancelled: boolean;
}

/** How many bridges have to agree; null where the destination accepts no message of the origin. */
export const requiredBridges = ({ threshold, minimum }: Pick<MessageFacts, 'threshold' | 'minimum'>): number | null =>
  minimum === 0 ? null : Math.max(threshold, minimum);

const isAgreed = (facts: MessageFacts): boolean => {
  const required = requiredBridges(facts);
  return required !== null && facts.votes >= required;
};

/** When the message expires unless it is confirmed, or once confirmed executed, before. UNIX seconds. */
export const messageExpiry = ({ sentAt, executableAt }: Pick<MessageFacts, 'sentAt' | 'executableAt'>): number =>
  (executableAt ?? sentAt) + MESSAGE_LIFETIME;

/** @param now - present time of the destination chain, UNIX seconds. */
export function messageStage(facts: MessageFacts, now: number): MessageStage {
  if (facts.isExecuted) return 'executed';
  if (facts.isCancelled) return 'cancelled';
  if (now > messageExpiry(facts)) return 'expired';
  if (!isAgreed(facts)) return facts.votes > 0 || facts.executableAt !== null ? 'arriving' : 'sent';
  if (facts.executableAt === null) return 'confirmable';
  return now < facts.executableAt ? 'delayed' : 'executable';
}

/** A message that was confirmed stays `completed`, even if its bridges change afterwards. */
export function messageStatus(facts: MessageFacts): BridgeStatus {
  if (facts.executableAt !== null || facts.isExecuted || isAgreed(facts)) return 'completed';
  return facts.brought > 0 ? 'relayed' : 'pending';
}
