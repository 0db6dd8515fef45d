import { safeTransactionContent } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import { inserting } from './inserting.ts';
import type { SafeApprovalChange, SafeExecutionChange, SafeModuleTransactionChange, SafeTransactionChange } from './safeChanges.ts';

/** Tables whose rows go with their block. */
export const SAFE_TABLES = ['safe_transaction', 'safe_execution', 'safe_approval', 'safe_module_transaction'] as const;

const hashOf = (row: SafeTransactionChange, chainId: ChainId) =>
  safeTransactionContent(chainId, row.safe, { ...row, operation: row.operation === 1 ? 1 : 0 }).hash;

export const insertSafeTransactions = inserting<SafeTransactionChange>(
  'safe_transaction',
  {
    safe: 'bytea',
    hash: 'bytea',
    nonce: 'numeric',
    to: 'bytea',
    value: 'numeric',
    data: 'bytea',
    operation: 'integer',
    safeTxGas: 'numeric',
    baseGas: 'numeric',
    gasPrice: 'numeric',
    gasToken: 'bytea',
    refundReceiver: 'bytea',
    signatures: 'bytea',
    executor: 'bytea',
    threshold: 'numeric',
  },
  (row, chainId) => ({ hash: hashOf(row, chainId) }),
);

export const insertSafeExecutions = inserting<SafeExecutionChange>('safe_execution', { safe: 'bytea', hash: 'bytea', success: 'boolean' });

export const insertSafeApprovals = inserting<SafeApprovalChange>('safe_approval', { safe: 'bytea', hash: 'bytea', owner: 'bytea' });

export const insertSafeModuleTransactions = inserting<SafeModuleTransactionChange>('safe_module_transaction', {
  safe: 'bytea',
  module: 'bytea',
  to: 'bytea',
  value: 'numeric',
  data: 'bytea',
  operation: 'integer',
});
