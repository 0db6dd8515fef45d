import type { BridgeStatus, MessageStage } from './messageState.ts';

/** What the events of both chains say of a transfer. Times are UNIX seconds. */
export interface TransferFacts {
  sentAt: number;
  /** 1 where one bridge brings it alone; else how many have to agree by its own word. */
  threshold: number;
  /** How many the destination asks for where several have to agree; 0 where it takes no such transfers. */
  minimum: number;
  /** Whether the destination takes anything from the origin. */
  isTaken: boolean;
  /** Bridges that have brought it, at any time. */
  brought: number;
  /** Those of them whose word counts: later than anything was opened, and of several, approved. */
  votes: number;
  isExecuted: boolean;
}

/** How many bridges have to bring it; null where however many do not suffice. */
export function bridgesForTransfer({
  threshold,
  minimum,
  isTaken,
}: Pick<TransferFacts, 'threshold' | 'minimum' | 'isTaken'>): number | null {
  if (!isTaken) return null;
  if (threshold === 1) return 1;
  return minimum === 0 ? null : Math.max(threshold, minimum);
}

const isAgreed = (facts: TransferFacts): boolean => {
  const required = bridgesForTransfer(facts);
  return required !== null && facts.votes >= required;
};

/**
 * A transfer has no delay, is never cancelled and does not expire: what bridges agree on is `executable` until it is executed, though it may
 * wait for a limit or a pause, and `delayed` while the destination's clock is not past its departure.
 *
 * @param now - on the destination, UNIX seconds.
 */
export function transferStage(facts: TransferFacts, now: number): MessageStage {
  if (facts.isExecuted) return 'executed';
  if (!isAgreed(facts)) return facts.votes > 0 ? 'arriving' : 'sent';
  return now > facts.sentAt ? 'executable' : 'delayed';
}

export function transferStatus(facts: TransferFacts): BridgeStatus {
  if (facts.isExecuted || isAgreed(facts)) return 'completed';
  return facts.brought > 0 ? 'relayed' : 'pending';
}
