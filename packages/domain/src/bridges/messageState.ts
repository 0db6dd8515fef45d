/** How far bridges have brought something: no bridge has, some have, or as many as are needed. */
export const BRIDGE_STATUSES = ['pending', 'relayed', 'completed'] as const;
export type BridgeStatus = (typeof BRIDGE_STATUSES)[number];

/**
 * Where a message is on its way. `sent`: no bridge's word counts on the destination; `arriving`: too few do, also where the set of bridges
 * changed since; `confirmable`: enough do, since less is asked for, and anybody may confirm it; `delayed`: confirmed, it waits;
 * `executable`: by anybody. The others are ends.
 */
export const MESSAGE_STAGES = ['sent', 'arriving', 'confirmable', 'delayed', 'executable', 'executed', 'cancelled', 'expired'] as const;
export type MessageStage = (typeof MESSAGE_STAGES)[number];

/** Seconds between sending and confirmation, and again between the first possible execution and the last. */
export const MESSAGE_LIFETIME = 30 * 86_400;

/** What the events of both chains say of a message. Times are UNIX seconds. */
export interface MessageFacts {
  sentAt: number;
  /** How many bridges the message itself asks for. */
  threshold: number;
  /** How many the destination asks for of the origin; 0 where it takes nothing from there. */
  minimum: number;
  /** Bridges that have brought it, at any time. */
  brought: number;
  /** Those of them whose word counts: approved, and said later than the set of bridges changed. */
  votes: number;
  /** Null before it is confirmed. */
  executableAt: number | null;
  isExecuted: boolean;
  isCancelled: boolean;
}

/** How many bridges have to agree; null where however many do not suffice. */
export const requiredBridges = ({ threshold, minimum }: Pick<MessageFacts, 'threshold' | 'minimum'>): number | null =>
  minimum === 0 ? null : Math.max(threshold, minimum);

const isAgreed = (facts: MessageFacts): boolean => {
  const required = requiredBridges(facts);
  return required !== null && facts.votes >= required;
};

/** When the message is of no use any more, unless it is confirmed or executed by then. UNIX seconds. */
export const messageExpiry = ({ sentAt, executableAt }: Pick<MessageFacts, 'sentAt' | 'executableAt'>): number =>
  (executableAt ?? sentAt) + MESSAGE_LIFETIME;

/** @param now - on the destination, UNIX seconds. */
export function messageStage(facts: MessageFacts, now: number): MessageStage {
  if (facts.isExecuted) return 'executed';
  if (facts.isCancelled) return 'cancelled';
  if (now > messageExpiry(facts)) return 'expired';
  if (!isAgreed(facts)) return facts.votes > 0 || facts.executableAt !== null ? 'arriving' : 'sent';
  if (facts.executableAt === null) return 'confirmable';
  return now < facts.executableAt ? 'delayed' : 'executable';
}

/** What was confirmed stays completed, whatever becomes of its bridges. */
export function messageStatus(facts: MessageFacts): BridgeStatus {
  if (facts.executableAt !== null || facts.isExecuted || isAgreed(facts)) return 'completed';
  return facts.brought > 0 ? 'relayed' : 'pending';
}
