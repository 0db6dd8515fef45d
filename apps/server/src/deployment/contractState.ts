import type { ContractState } from '@althing/domain/organisation';
import type { Standing } from '../store/deployments.ts';

/** What became of the reported transaction. */
export type TransactionOutcome =
  /** Nobody reported one. */
  | 'none'
  /** A node knows it, or it is too fresh to be given up. */
  | 'waiting'
  | 'succeeded'
  | 'reverted'
  /** Its sender used the nonce for another transaction. */
  | 'replaced'
  /** No node knows it any more. */
  | 'dropped';

/** What one look at the chain said about one contract. */
export interface Observation {
  hasCode: boolean;
  /** `unread` where a check could not be read; says nothing then. */
  checks: 'equal' | 'different' | 'unread';
  /** The first check that differs, for the reason. */
  difference?: string | undefined;
  transaction: TransactionOutcome;
}

const REASONS = {
  reverted: 'The transaction was reverted',
  replaced: 'The transaction was replaced by another one of its sender',
  dropped: 'The transaction was dropped before it reached a block',
  empty: 'The transaction succeeded but did not create this contract',
} as const;

const failed = (reason: string): Standing => ({ state: 'failed', reason });

/**
 * The state that the chain gives a contract. Code at the predicted address decides before any transaction does: whoever
 * sent it, and whether or not anybody reported it, does not matter. A contract that a reorg removed falls back.
 */
export function observe(current: Standing, seen: Observation): Standing {
  if (seen.hasCode) {
    if (seen.checks === 'different') return failed(`Not as reviewed: ${seen.difference ?? 'unknown'}`);
    if (seen.checks === 'equal') return { state: 'verified', reason: null };
    return current.state === 'verified' ? current : { state: 'confirmed', reason: null };
  }
  if (seen.transaction === 'none') return current.state === 'failed' ? current : { state: 'planned', reason: null };
  if (seen.transaction === 'waiting') return { state: 'submitted', reason: null };
  if (seen.transaction === 'succeeded') return failed(REASONS.empty);
  return failed(REASONS[seen.transaction]);
}

/** Whether a transaction may be reported for a contract in this state; a finished one keeps what it has. */
export const acceptsTransaction = (state: ContractState): boolean => state !== 'confirmed' && state !== 'verified';

/** Only a failure can be taken back. */
export const isResettable = (state: ContractState): boolean => state === 'failed';

/** Whether the chain may be planned again for another deployer: nothing of it exists and nothing is on its way. */
export const isReplannable = (states: readonly ContractState[]): boolean =>
  states.every((state) => state === 'planned' || state === 'failed');
