import type { SafeTransaction } from '@althing/bindings';
import { liveTopic } from '@althing/domain/http';
import { SAFE_LIMITS } from '@althing/domain/safes';
import type { Address, Hex } from '@althing/domain/units';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { publish } from '../outbox/publish.ts';
import { safeConfirmations, safeTransactions } from '../schema/index.ts';
import { type Confirmation, newerSignature } from './confirmations.ts';
import { follow, type SafeKey } from './followed.ts';

export interface NewSafeTransaction extends SafeKey {
  hash: Hex;
  transaction: SafeTransaction;
  origin: string;
  /** The owner who proposes, also where the delegate sent it. */
  proposer: Address;
  delegate: Address | null;
  confirmations: readonly Confirmation[];
  /** Nonce and block of the Safe as they were read. */
  seen: { nonce: bigint; block: number };
}

export type Proposed = 'proposed' | 'queue-full' | 'too-many-safes';

const MAX_REORG_BLOCKS = 64;

/** Requests for the same Safe decide one after the other whether there is room. */
const lockSafe = (on: Transaction, { chainId, safe }: SafeKey) =>
  on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`safe:${chainId}:${safe.toLowerCase()}`}, 0))`);

const announce = (on: Transaction, { chainId, safe }: SafeKey) =>
  publish(on, [{ topic: liveTopic.contract(chainId, safe), body: { chainId, address: safe } }]);

/** Whether the owner, and all owners together, may have one more transaction waiting. */
async function hasRoom(on: Transaction, { chainId, safe, proposer, transaction, seen }: NewSafeTransaction): Promise<boolean> {
  const { nonce, data, proposer: by } = safeTransactions;
  const own = sql`${by} = ${sql.param(proposer, by)}`;
  const [row] = await on
    .select({
      count: sql<number>`count(*) filter (where ${own})::int`,
      same: sql<number>`count(*) filter (where ${own} and ${nonce} = ${transaction.nonce.toString()}::numeric)::int`,
      bytes: sql<number>`coalesce(sum(length(${data})) filter (where ${own}), 0)::int`,
      all: sql<number>`count(*)::int`,
      allBytes: sql<number>`coalesce(sum(length(${data})), 0)::int`,
    })
    .from(safeTransactions)
    .where(and(eq(safeTransactions.chainId, chainId), eq(safeTransactions.safe, safe), gte(nonce, seen.nonce)));
  const { count, same, bytes, all, allBytes } = row!;
  const added = (transaction.data.length - 2) / 2;
  const limits = SAFE_LIMITS;
  return (
    count < limits.waiting &&
    same < limits.sameNonce &&
    bytes + added <= limits.waitingBytes &&
    all < limits.waitingOfAll &&
    allBytes + added <= limits.waitingBytesOfAll
  );
}

async function putConfirmations(on: Transaction, { chainId }: SafeKey, hash: Hex, confirmations: readonly Confirmation[], now: Date) {
  if (confirmations.length === 0) return;
  await on
    .insert(safeConfirmations)
    .values(confirmations.map((confirmation) => ({ chainId, hash, ...confirmation, createdAt: now })))
    .onConflictDoUpdate({
      target: [safeConfirmations.chainId, safeConfirmations.hash, safeConfirmations.owner],
      set: newerSignature,
    });
  await on
    .update(safeTransactions)
    .set({ modifiedAt: now })
    .where(and(eq(safeTransactions.chainId, chainId), eq(safeTransactions.hash, hash)));
}

export function createSafeQueue(db: Database) {
  return {
    /** Stores a transaction with its confirmations. Of one that is stored already, the confirmations are added. */
    propose: (proposed: NewSafeTransaction, now: Date): Promise<Proposed> =>
      db.transaction(async (on) => {
        const { chainId, safe, hash, transaction, origin, proposer, delegate, confirmations, seen } = proposed;
        await lockSafe(on, proposed);
        const isKnown =
          (await on.$count(safeTransactions, and(eq(safeTransactions.chainId, chainId), eq(safeTransactions.hash, hash)))) > 0;
        if (!isKnown) {
          if (!(await hasRoom(on, proposed))) return 'queue-full';
          if (!(await follow(on, proposed, Math.max(0, seen.block - MAX_REORG_BLOCKS), now))) return 'too-many-safes';
          const row = { chainId, safe, hash, ...transaction, origin, proposer, delegate, createdAt: now, modifiedAt: now };
          await on.insert(safeTransactions).values(row);
        }
        await putConfirmations(on, proposed, hash, confirmations, now);
        await announce(on, proposed);
        return 'proposed';
      }),

    confirm: (key: SafeKey, hash: Hex, confirmations: readonly Confirmation[], now: Date): Promise<void> =>
      db.transaction(async (on) => {
        await putConfirmations(on, key, hash, confirmations, now);
        await announce(on, key);
      }),

    /** What was proposed under this hash. */
    async find(chainId: number, hash: Hex): Promise<{ safe: Address; transaction: SafeTransaction } | undefined> {
      const [row] = await db
        .select()
        .from(safeTransactions)
        .where(and(eq(safeTransactions.chainId, chainId), eq(safeTransactions.hash, hash)));
      return row && { safe: row.safe, transaction: row };
    },
  };
}
