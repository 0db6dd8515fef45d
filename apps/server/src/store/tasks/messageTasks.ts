import { sql } from 'drizzle-orm';
import type { Task } from '@althing/domain/http';
import { type ContractKind, contractName } from '@althing/domain/organisation';
import { messageTask } from '@althing/domain/tasks';
import type { Queryable } from '../chain/queryable.ts';
import { addressOf } from '../chain/wire.ts';
import { statement } from '../statement.ts';
import { accountBytes, isOwner, signingSafes, type TaskAccount, thresholdOf } from './signing.ts';

interface Row {
  chain_id: string;
  safe: Buffer;
  hash: string;
  kind: ContractKind;
  contract_name: string;
  slug: string;
  organisation_name: string;
  threshold: string | null;
  signed: number;
  has_signed: boolean;
}

/** Newest messages of one Safe that are looked at. */
const MAX_MESSAGES = 10;
const MAX_ROWS = 100;

/** Messages of Safes that the account signs for. Owners and thresholds are those that the Safes' events tell. */
export async function readMessageTasks(db: Queryable, account: TaskAccount, now: string): Promise<Task[]> {
  const { rows } = await db.query<Row>(
    statement(
      sql`with safe as materialized (${signingSafes(account)})
      select safe.chain_id, safe.address as safe, safe.kind, safe.name as contract_name, safe.slug, safe.organisation_name,
        encode(waiting.hash, 'hex') as hash, signatures.signed, signatures.has_signed,
        ${thresholdOf(sql`safe.chain_id`, sql`safe.address`)} as threshold
      from safe
      cross join lateral (
        select m.hash from app.safe_messages m where m.chain_id = safe.chain_id and m.safe = safe.address
        order by m.created_at desc, m.hash limit ${MAX_MESSAGES}
      ) waiting
      cross join lateral (
        select count(*) filter (where ${isOwner(sql`safe.chain_id`, sql`safe.address`, sql`('0x' || encode(c.owner, 'hex'))`)})::int as signed,
          coalesce(bool_or(c.owner = ${accountBytes(account)}), false) as has_signed
        from app.safe_message_confirmations c where c.chain_id = safe.chain_id and c.hash = waiting.hash
      ) signatures
      order by safe.slug, safe.chain_id, waiting.hash limit ${MAX_ROWS}`,
      'message_tasks',
    ),
  );
  return rows.flatMap((row): Task[] => {
    const waiting = messageTask({ signed: row.signed, threshold: Number(row.threshold ?? 1), hasSigned: row.has_signed });
    if (!waiting) return [];
    const place = { type: 'safeMessages', chainId: Number(row.chain_id), safe: addressOf(row.safe) } as const;
    return [
      {
        ...waiting,
        due: null,
        id: `message:${place.chainId}:0x${row.hash}`,
        organisation: { slug: row.slug, name: row.organisation_name },
        title: `${contractName({ kind: row.kind, name: row.contract_name })}, a message`,
        now,
        place,
      },
    ];
  });
}
