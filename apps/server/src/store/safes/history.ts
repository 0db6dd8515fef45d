import { type SQL, sql } from 'drizzle-orm';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { bytes, hexOf } from '../chain/columns.ts';
import type { Queryable } from '../chain/queryable.ts';
import { addressOf } from '../chain/wire.ts';
import { statement } from '../statement.ts';
import type { KeptConfirmation } from './confirmations.ts';
import type { SafeKey } from './followed.ts';

/** A transaction of a Safe, proposed here or executed anywhere, or both. */
export interface KeptSafeTransaction {
  safe: Address;
  hash: Hex;
  to: Address;
  value: string;
  data: Hex;
  operation: 0 | 1;
  safeTxGas: string;
  baseGas: string;
  gasPrice: string;
  gasToken: Address;
  refundReceiver: Address;
  nonce: bigint;
  /** Null where it was not proposed here. */
  proposal: { proposer: Address; delegate: Address | null; origin: string; createdAt: Date; modifiedAt: Date } | null;
  execution: { block: number; at: Date; transactionHash: Hex; success: boolean } | null;
  /** What the Safe said when it executed it; null where it did not, as Safes that are no SafeL2. */
  told: { executor: Address; signatures: Hex; threshold: number } | null;
}

interface Row {
  safe: Buffer;
  hash: Buffer;
  to: Buffer;
  value: string;
  data: Buffer;
  operation: 0 | 1;
  safe_tx_gas: string;
  base_gas: string;
  gas_price: string;
  gas_token: Buffer;
  refund_receiver: Buffer;
  nonce: string;
  proposer: Buffer | null;
  delegate: Buffer | null;
  origin: string;
  created_at: Date;
  modified_at: Date;
  block: string | null;
  at: string;
  transaction_hash: Buffer;
  success: boolean;
  executor: Buffer | null;
  signatures: Buffer;
  threshold: string;
  total: string;
}

export interface TransactionFilter {
  executed?: boolean | undefined;
  nonce?: bigint | undefined;
  nonceFrom?: bigint | undefined;
  nonceTo?: bigint | undefined;
  to?: Address | undefined;
  hasConfirmations?: boolean | undefined;
}

export interface OffsetPage {
  limit: number;
  offset: number;
}

/** Most bytes of call data on a page, which then has fewer entries than asked for. The first entry is always there. */
const PAGE_BYTES = 2_097_152;

const toDate = (seconds: string) => new Date(Math.min(Number(seconds), 253_402_300_799) * 1000);

function toTransaction(row: Row): KeptSafeTransaction {
  const { proposer, delegate, executor } = row;
  return {
    safe: addressOf(row.safe),
    hash: hexOf(row.hash),
    to: addressOf(row.to),
    value: row.value,
    data: hexOf(row.data),
    operation: row.operation,
    safeTxGas: row.safe_tx_gas,
    baseGas: row.base_gas,
    gasPrice: row.gas_price,
    gasToken: addressOf(row.gas_token),
    refundReceiver: addressOf(row.refund_receiver),
    nonce: BigInt(row.nonce),
    proposal: proposer && {
      proposer: addressOf(proposer),
      delegate: delegate && addressOf(delegate),
      origin: row.origin,
      createdAt: row.created_at,
      modifiedAt: row.modified_at,
    },
    execution:
      row.block === null
        ? null
        : { block: Number(row.block), at: toDate(row.at), transactionHash: hexOf(row.transaction_hash), success: row.success },
    told: executor && { executor: addressOf(executor), signatures: hexOf(row.signatures), threshold: Number(row.threshold) },
  };
}

/** Columns of the content, which are the same in both tables. */
const CONTENT = sql.raw(
  ['hash', 'safe', '"to"', 'value', 'data', 'operation', 'safe_tx_gas', 'base_gas', 'gas_price', 'gas_token', 'refund_receiver', 'nonce']
    .map((column) => `coalesce(proposed.${column}, told.${column}) as ${column}`)
    .join(', '),
);

/** All transactions of the Safes that `which` selects, in columns that both tables have. */
const transactionsOf = (chainId: ChainId, which: SQL): SQL => sql`
  select ${CONTENT}, proposed.proposer, proposed.delegate, proposed.origin, proposed.created_at, proposed.modified_at,
    execution.block, execution.at, execution.transaction_hash, execution.success, told.executor, told.signatures, told.threshold
  from (select * from app.safe_transactions where chain_id = ${chainId} and ${which}) proposed
  full join (select * from chain.safe_transaction where chain_id = ${chainId} and ${which}) told
    on told.safe = proposed.safe and told.hash = proposed.hash
  left join chain.safe_execution execution on execution.chain_id = ${chainId}
    and execution.safe = coalesce(proposed.safe, told.safe) and execution.hash = coalesce(proposed.hash, told.hash)
  where proposed.hash is not null or execution.hash is not null`;

const SUBMITTED = 'coalesce(created_at, to_timestamp(at))';
/** Which orders clients may ask for, by the words of the service. */
export const TRANSACTION_ORDERS = {
  nonce: `nonce asc, ${SUBMITTED} asc`,
  '-nonce': `nonce desc, ${SUBMITTED} desc`,
  created: `${SUBMITTED} asc`,
  '-created': `${SUBMITTED} desc`,
  modified: `coalesce(modified_at, to_timestamp(at)) asc`,
  '-modified': `coalesce(modified_at, to_timestamp(at)) desc`,
  submissionDate: `${SUBMITTED} asc`,
  '-submissionDate': `${SUBMITTED} desc`,
} as const;
export type TransactionOrder = keyof typeof TRANSACTION_ORDERS;

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL[] => (value === undefined ? [] : [condition(value)]);

const matching = (chainId: ChainId, filter: TransactionFilter): SQL => {
  const conditions = [
    ...given(filter.executed, (executed) => (executed ? sql`block is not null` : sql`block is null`)),
    ...given(filter.nonce, (nonce) => sql`nonce = ${nonce.toString()}::numeric`),
    ...given(filter.nonceFrom, (nonce) => sql`nonce >= ${nonce.toString()}::numeric`),
    ...given(filter.nonceTo, (nonce) => sql`nonce <= ${nonce.toString()}::numeric`),
    ...given(filter.to, (to) => sql`"to" = ${bytes(to)}`),
    ...given(
      filter.hasConfirmations,
      (has) => sql`${has} = (exists (select from app.safe_confirmations c where c.chain_id = ${chainId} and c.hash = known.hash)
        or exists (select from chain.safe_approval a where a.chain_id = ${chainId} and a.safe = known.safe and a.hash = known.hash))`,
    ),
  ];
  return sql.join([sql`true`, ...conditions], sql` and `);
};

const CONFIRMATIONS = (chainId: ChainId, hashes: SQL) => sql`
  select hash, owner, signature, kind, created_at, null::bytea as transaction_hash from app.safe_confirmations
  where chain_id = ${chainId} and hash = any(${hashes})
  union all
  select a.hash, a.owner, ''::bytea, 'APPROVED_HASH', to_timestamp(least(a.at, 253402300799)), a.transaction_hash
  from app.safe_transactions t join chain.safe_approval a on a.chain_id = t.chain_id and a.safe = t.safe and a.hash = t.hash
  where t.chain_id = ${chainId} and t.hash = any(${hashes})`;

export function createSafeHistory(db: Queryable) {
  return {
    /** Transactions of a Safe, and how many there are. */
    async list({ chainId, safe }: SafeKey, filter: TransactionFilter, order: TransactionOrder, { limit, offset }: OffsetPage) {
      const known = sql`(${transactionsOf(chainId, sql`safe = ${bytes(safe)}`)}) known where ${matching(chainId, filter)}`;
      const total = await db.query<{ count: string; nonces: string }>(
        statement(sql`select count(*) as count, count(distinct nonce) as nonces from ${known}`),
      );
      const ordered = sql.raw(`${TRANSACTION_ORDERS[order]}, hash`);
      const { rows } = await db.query<Row>(
        statement(sql`select * from (
            select page.*, sum(length(data)) over (order by ${ordered}) as bytes, row_number() over (order by ${ordered}) as turn
            from (select * from ${known} order by ${ordered} limit ${limit} offset ${offset}) page
          ) measured where bytes <= ${PAGE_BYTES} or turn = 1 order by turn`),
      );
      return { count: Number(total.rows[0]!.count), nonces: Number(total.rows[0]!.nonces), rows: rows.map(toTransaction) };
    },

    async find(chainId: ChainId, hash: Hex): Promise<KeptSafeTransaction | undefined> {
      const { rows } = await db.query<Row>(
        statement(sql`select * from (${transactionsOf(chainId, sql`hash = ${bytes(hash)}`)}) known limit 1`),
      );
      return rows[0] && toTransaction(rows[0]);
    },

    /** Confirmations by hash, oldest first: those sent here, and approvals on chain. Of one owner, what was sent here counts. */
    async confirmationsOf(chainId: ChainId, hashes: readonly Hex[]): Promise<ReadonlyMap<Hex, KeptConfirmation[]>> {
      if (hashes.length === 0) return new Map();
      const list = sql`${sql.param(hashes.map(bytes))}::bytea[]`;
      const { rows } = await db.query<{
        hash: Buffer;
        owner: Buffer;
        signature: Buffer;
        kind: KeptConfirmation['kind'];
        created_at: Date;
        transaction_hash: Buffer | null;
      }>(
        statement(sql`select distinct on (hash, owner) * from (${CONFIRMATIONS(chainId, list)}) given
        order by hash, owner, transaction_hash nulls first`),
      );
      const found = new Map<Hex, KeptConfirmation[]>();
      for (const row of rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())) {
        const hash = hexOf(row.hash);
        const confirmation = {
          owner: addressOf(row.owner),
          signature: hexOf(row.signature),
          kind: row.kind,
          createdAt: row.created_at,
          transactionHash: row.transaction_hash && hexOf(row.transaction_hash),
        };
        found.set(hash, [...(found.get(hash) ?? []), confirmation]);
      }
      return found;
    },
  };
}
