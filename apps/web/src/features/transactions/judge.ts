import type { Hex } from '@althing/domain/units';
import { type Outcome, type SentTransaction, SLOW_AFTER } from './transaction.ts';
import type { Verdict } from './transactionState.ts';

/** One look at the chain, and at the Safe's queue where the hash is a safeTxHash. */
export interface Observation {
  /** The receipt of `sent.hash`, if there is one. */
  receipt: { outcome: Outcome; isSuccess: boolean; reason: string | null } | undefined;
  /** Whether the node has the transaction, mined or waiting. */
  isKnown: boolean;
  /** Transactions that the sender has had mined: the next nonce. */
  minedNonce: number;
  /** Only for `kind: 'safe'`: hash of the transaction in which the owners executed it. */
  safeExecution?: Hex | undefined;
}

/** Looks in a row that must agree before a transaction is given up: nodes behind a balancer disagree for a moment. */
export const LOOKS_BEFORE_GIVING_UP = 3;

/**
 * What to believe after one look.
 *
 * @param missedLooks looks in a row, before this one, in which the transaction was neither mined nor waiting
 * @param now UNIX milliseconds
 */
export function judge(sent: SentTransaction, seen: Observation, missedLooks: number, now: number): Verdict {
  if (seen.receipt) {
    const { outcome, isSuccess, reason } = seen.receipt;
    return isSuccess ? { is: 'confirmed', outcome } : { is: 'reverted', outcome, reason };
  }
  if (seen.safeExecution && seen.safeExecution !== sent.hash)
    return { is: 'executed', sent: { ...sent, hash: seen.safeExecution, kind: 'transaction', nonce: null } };
  const isSlow = now - sent.sentAt >= SLOW_AFTER;
  // Owners of a Safe take as long as they take, and no node knows a safeTxHash.
  if (sent.kind === 'safe') return { is: 'waiting', isSlow: false };
  if (seen.isKnown || missedLooks + 1 < LOOKS_BEFORE_GIVING_UP) return { is: 'waiting', isSlow };
  if (sent.nonce !== null && seen.minedNonce > sent.nonce) return { is: 'replaced' };
  return isSlow ? { is: 'dropped' } : { is: 'waiting', isSlow };
}

/** Whether this look counts as one in which the transaction was nowhere. */
export const isMissed = (seen: Observation): boolean => !seen.receipt && !seen.isKnown;
