import type { ContractState } from '@althing/domain/organisation';
import type { Standing } from '../store/deployments.ts';

/** What happened to the transaction that was reported for a contract. */
export type TransactionOutcome =
  /** No transaction was reported. */
  | 'none'
  /** A node knows it, or it was reported too recently to be given up. */
  | 'waiting'
  | 'succeeded'
  | 'reverted'
  /** Its sender used the nonce for another transaction. */
  | 'replaced'
  /** No node knows it any more. */
  | 'dropped';

/** What one reading of the chain tells about one contract. */
export interface Observation {
  hasCode: boolean;
  /** `unread` where a check could not be read, which proves nothing. */
  checks: 'equal' | 'different' | 'unread';
  /** The first check whose answer differs, to be given as the reason. */
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
 * The state of a contract according to the chain. Code at the predicted address decides before any transaction: who sent it, and whether
 * anybody reported it, does not matter. A contract that a reorganisation of the chain removed goes back to an earlier state.
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

/** Whether a transaction may be reported for a contract in this state. A contract that stands already keeps the one it has. */
export const acceptsTransaction = (state: ContractState): boolean => state !== 'confirmed' && state !== 'verified';

/** Whether the contract's state may be set back to planned; only a failure may. */
export const isResettable = (state: ContractState): boolean => state === 'failed';

/** Whether the chain may be planned again for another deployer: nothing of it exists, and no transaction is waiting. */
export const isReplannable = (states: readonly ContractState[]): boolean =>
  states.every((state) => state === 'planned' || state === 'failed');
