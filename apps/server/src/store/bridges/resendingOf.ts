import { sql } from 'drizzle-orm';
import type { BridgeTransactionDetail } from '@althing/domain/http';
import { IS_COMMITTED } from '../chain/bridgeRows.ts';
import { hexOf } from '../chain/columns.ts';
import type { Queryable } from '../chain/queryable.ts';
import { statement } from '../statement.ts';
import type { TransactionRow } from './transactionRows.ts';

/** Later messages that are listed at most for sending a message again. */
const MAX_LATER = 1_000;

/**
 * Sending a message again requires the hashes of all calls sent after it, which cost gas each. Votes, whose id is their hash, do not count and
 * are sent again by their spoke.
 */
export async function resendingOf(
  db: Queryable,
  { chain_id, controller, message_id }: TransactionRow,
): Promise<BridgeTransactionDetail['resending']> {
  const { rows } = await db.query<{ history_before: Buffer; message_hash: Buffer | null }>(
    statement(
      sql`select s.history_before, later.message_hash from chain.bridge_transaction s
        left join lateral (select message_hash from chain.bridge_transaction t where t.controller = s.controller and t.chain_id = s.chain_id
          and ${IS_COMMITTED} and (t.at, t.block, t.log_index) > (s.at, s.block, s.log_index)
          order by t.at, t.block, t.log_index limit ${MAX_LATER + 1}) later on true
        where s.chain_id = ${chain_id}::bigint and s.controller = ${controller} and s.message_id = ${message_id} and not s.is_resend and s.history_before <> ''`,
      'bridge_transaction_resending',
    ),
  );
  const later = rows.flatMap(({ message_hash }) => (message_hash ? [hexOf(message_hash)] : []));
  return rows[0] && later.length <= MAX_LATER ? { historyBefore: hexOf(rows[0].history_before), later } : null;
}
