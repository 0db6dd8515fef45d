import type { Hex } from '@althing/domain/units';
import { type Outcome, type SentTransaction, SLOW_AFTER } from './transaction.ts';
import type { Verdict } from './transactionState.ts';

/** What one look at the chain, and for a safeTxHash at the Safe's queue, shows. */
export interface Observation {
  /** The receipt of `sent.hash`, if there is one. */
  receipt: { outcome: Outcome; isSuccess: boolean; reason: string | null } | undefined;
  /** Whether the node has the transaction, mined or pending. */
  isKnown: boolean;
  /** Number of the sender's mined transactions, which is the next nonce. */
  minedNonce: number;
  /** Only for `kind: 'safe'`: the entry in the Safe's queue; undefined where no queue has it. */
  safe?: SafeProposal | undefined;
}

/** A transaction proposed to the owners of a Safe. */
export interface SafeProposal {
  /** Hash of the transaction in which the owners executed it; null until then. */
  executedIn: Hex | null;
  /** Whether the owners executed another one with the same nonce, so that this one never can be. */
  isPassedOver: boolean;
}

/** Consecutive looks that must agree before a transaction is given up, because nodes behind a load balancer may disagree for a moment. */
export const LOOKS_BEFORE_GIVING_UP = 3;

/**
 * What to conclude from one look.
 *
 * @param missedLooks - number of preceding consecutive looks in which the transaction was neither mined nor pending.
 * @param now - UNIX milliseconds.
 */
export function judge(sent: SentTransaction, seen: Observation, missedLooks: number, now: number): Verdict {
  if (seen.receipt) {
    const { outcome, isSuccess, reason } = seen.receipt;
    return isSuccess ? { is: 'confirmed', outcome } : { is: 'reverted', outcome, reason };
  }
  const isSlow = now - sent.sentAt >= SLOW_AFTER;
  if (sent.kind === 'safe') return judgeSafe(sent, seen.safe, isSlow && missedLooks + 1 >= LOOKS_BEFORE_GIVING_UP);
  if (seen.isKnown || missedLooks + 1 < LOOKS_BEFORE_GIVING_UP) return { is: 'waiting', isSlow };
  if (sent.nonce !== null && seen.minedNonce > sent.nonce) return { is: 'replaced' };
  return isSlow ? { is: 'dropped' } : { is: 'waiting', isSlow };
}

/** Owners of a Safe may take any time. But if no queue knows the transaction, it cannot be watched from here. */
function judgeSafe(sent: SentTransaction, proposal: SafeProposal | undefined, isGivenUp: boolean): Verdict {
  if (!proposal) return isGivenUp ? { is: 'unwatched' } : { is: 'waiting', isSlow: false };
  if (proposal.executedIn !== null && proposal.executedIn !== sent.hash)
    return { is: 'executed', sent: { ...sent, hash: proposal.executedIn, kind: 'transaction', nonce: null } };
  return proposal.isPassedOver ? { is: 'replaced' } : { is: 'waiting', isSlow: false };
}

/** Whether the transaction was neither mined nor pending in this look. */
export const isMissed = (seen: Observation): boolean => !seen.receipt && !seen.isKnown;
