import { safeTransactionContent } from '@althing/bindings';
import { ROUTE_FOLLOWED_DAYS } from '@althing/domain/bridges';
import type { ChainId } from '@althing/domain/units';
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { statement } from '../statement.ts';
import type { Position } from './changes.ts';
import { bytes } from './columns.ts';
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

/**
 * Has it looked at whether anything left in these transactions over a bridge of the second set; again where a fork had taken them back. What is too old
 * to be followed is history that is read for the first time, or anew.
 */
export function insertRouteCandidates(client: ClientBase, chainId: ChainId, rows: readonly Position[]) {
  const timeOf = new Map(rows.map(({ transactionHash, at }) => [transactionHash, at]));
  const [hashes, times] = [[...timeOf.keys()].map(bytes), [...timeOf.values()]];
  return client.query(
    statement(sql`insert into app.route_candidates (chain_id, transaction_hash, created_at, next_at)
     select ${chainId}::bigint, hash, now(), now() from unnest(${sql.param(hashes)}::bytea[], ${sql.param(times)}::bigint[]) as executed (hash, at)
     where to_timestamp(at) > now() - make_interval(days => ${ROUTE_FOLLOWED_DAYS})
     on conflict (chain_id, transaction_hash) do update set created_at = excluded.created_at, next_at = excluded.next_at`),
  );
}
