import { callsOfSafeBatch } from '@althing/bindings';
import { sql } from 'drizzle-orm';
import type { Task } from '@althing/domain/http';
import { type ContractKind, contractName } from '@althing/domain/organisation';
import { type SafeTransactionGist, safeTask, safeTaskTitle } from '@althing/domain/tasks';
import { exactBalanceText } from '@althing/domain/treasury';
import type { Hex } from '@althing/domain/units';
import { getAddress } from 'viem';
import type { Queryable } from '../chain/queryable.ts';
import { addressOf } from '../chain/wire.ts';
import { statement } from '../statement.ts';
import { accountBytes, isOwner, signingSafes, type TaskAccount, thresholdOf } from './signing.ts';

interface Row {
  chain_id: string;
  safe: Buffer;
  kind: ContractKind;
  contract_name: string;
  slug: string;
  organisation_name: string;
  nonce: string;
  next: string;
  threshold: string | null;
  transactions: { signed: number; hasSigned: boolean }[];
  /** What the only transaction of the nonce does; null where there are several. */
  only: Content | null;
}

interface Content {
  to: Hex;
  value: string;
  operation: 0 | 1;
  /** null where there are more than is looked at. */
  data: Hex | null;
}

/** The coin of a chain; undefined where the chain is not served. */
export type CoinOf = (chainId: number) => { symbol: string; decimals: number } | undefined;

/** Nonces of one Safe that are looked at; those after them have to wait anyway. */
const MAX_NONCES = 10;
const MAX_ROWS = 100;
/** Bytes of a batch whose calls are counted: some ninety payments. */
const MAX_DATA = 8_192;

/** What waits in Safes that the account signs for. Owners and thresholds are those that the Safes' events tell. */
export async function readSafeTasks(db: Queryable, account: TaskAccount, now: string, coinOf: CoinOf): Promise<Task[]> {
  const { rows } = await db.query<Row>(
    statement(
      sql`with safe as materialized (${signingSafes(account)})
      select safe.chain_id, safe.address as safe, safe.kind, safe.name as contract_name, safe.slug, safe.organisation_name,
        waiting.nonce, turn.next, waiting.transactions, waiting.only,
        ${thresholdOf(sql`safe.chain_id`, sql`safe.address`)} as threshold
      from safe
      cross join lateral (select greatest(
        (select max(nonce) + 1 from chain.safe_transaction t where t.chain_id = safe.chain_id and t.safe = safe.address),
        (select max(t.nonce) + 1 from app.safe_transactions t join chain.safe_execution x on x.chain_id = t.chain_id and x.safe = t.safe
          and x.hash = t.hash where t.chain_id = safe.chain_id and t.safe = safe.address), 0) as next) turn
      cross join lateral (
        select t.nonce, jsonb_agg(jsonb_build_object('signed', signatures.signed, 'hasSigned', signatures.has_signed)) as transactions,
          case when count(*) = 1 then jsonb_agg(jsonb_build_object('to', '0x' || encode(t."to", 'hex'), 'value', t.value::text,
            'operation', t.operation, 'data', case when octet_length(t.data) <= ${MAX_DATA} then '0x' || encode(t.data, 'hex') end)) -> 0 end as only
        from app.safe_transactions t
        cross join lateral (
          select count(*) filter (where ${isOwner(sql`t.chain_id`, sql`t.safe`, sql`('0x' || encode(given.owner, 'hex'))`)})::int as signed,
            coalesce(bool_or(given.owner = ${accountBytes(account)}), false) as has_signed
          from (
            select owner from app.safe_confirmations c where c.chain_id = t.chain_id and c.hash = t.hash
            union select owner from chain.safe_approval a where a.chain_id = t.chain_id and a.safe = t.safe and a.hash = t.hash
          ) given
        ) signatures
        where t.chain_id = safe.chain_id and t.safe = safe.address and t.nonce >= turn.next
        group by t.nonce order by t.nonce limit ${MAX_NONCES}
      ) waiting
      order by safe.slug, safe.chain_id, waiting.nonce limit ${MAX_ROWS}`,
      'safe_tasks',
    ),
  );
  return rows.flatMap((row): Task[] => {
    const nonce = Number(row.nonce);
    const waiting = safeTask({ nonce, next: Number(row.next), threshold: Number(row.threshold ?? 1), transactions: row.transactions });
    if (!waiting) return [];
    const place = { type: 'safe', chainId: Number(row.chain_id), safe: addressOf(row.safe) } as const;
    return [
      {
        ...waiting,
        due: null,
        id: `safe:${place.chainId}:${place.safe}:${nonce}`,
        organisation: { slug: row.slug, name: row.organisation_name },
        title: safeTaskTitle(contractName({ kind: row.kind, name: row.contract_name }), nonce, gistOf(row.only, coinOf(place.chainId))),
        now,
        place,
      },
    ];
  });
}

/** What a transaction does, where it is a payment in the chain's coin, or a batch. */
function gistOf(content: Content | null, coin: ReturnType<CoinOf>): SafeTransactionGist | undefined {
  if (!content?.data) return undefined;
  const { to, value, operation, data } = content;
  if (operation === 1) {
    const calls = callCount(to, data);
    return calls > 0 ? { type: 'batch', calls } : undefined;
  }
  if (!coin || data !== '0x' || value === '0') return undefined;
  return { type: 'payment', text: `${exactBalanceText(BigInt(value), coin.decimals)} ${coin.symbol}`, to: getAddress(to) };
}

/** Calls of a batch; none where it is no batch, which any owner may propose. */
function callCount(to: Hex, data: Hex): number {
  try {
    return callsOfSafeBatch({ to, data }).length;
  } catch {
    return 0;
  }
}
