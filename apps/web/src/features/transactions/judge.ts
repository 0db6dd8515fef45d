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
  /** Only for `kind: 'safe'`: what the queue of the Safe says of it; undefined where no queue knows it. */
  safe?: SafeProposal | undefined;
}

/** A call that was proposed to the owners of a Safe. */
export interface SafeProposal {
  /** Hash of the transaction in which the owners executed it; null while they have not. */
  executedIn: Hex | null;
  /** Whether the owners executed another call at its place, so that it can never be. */
  isPassedOver: boolean;
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
  const isSlow = now - sent.sentAt >= SLOW_AFTER;
  if (sent.kind === 'safe') return judgeSafe(sent, seen.safe, isSlow && missedLooks + 1 >= LOOKS_BEFORE_GIVING_UP);
  if (seen.isKnown || missedLooks + 1 < LOOKS_BEFORE_GIVING_UP) return { is: 'waiting', isSlow };
  if (sent.nonce !== null && seen.minedNonce > sent.nonce) return { is: 'replaced' };
  return isSlow ? { is: 'dropped' } : { is: 'waiting', isSlow };
}

/** Owners of a Safe take as long as they take; but where no queue knows of the call, nobody can tell here what becomes of it. */
function judgeSafe(sent: SentTransaction, proposal: SafeProposal | undefined, isGivenUp: boolean): Verdict {
  if (!proposal) return isGivenUp ? { is: 'unwatched' } : { is: 'waiting', isSlow: false };
  if (proposal.executedIn !== null && proposal.executedIn !== sent.hash)
    return { is: 'executed', sent: { ...sent, hash: proposal.executedIn, kind: 'transaction', nonce: null } };
  return proposal.isPassedOver ? { is: 'replaced' } : { is: 'waiting', isSlow: false };
}

/** Whether this look counts as one in which the transaction was nowhere. */
export const isMissed = (seen: Observation): boolean => !seen.receipt && !seen.isKnown;
