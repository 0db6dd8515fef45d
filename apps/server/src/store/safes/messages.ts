import { liveTopic } from '@althing/domain/http';
import { SAFE_LIMITS } from '@althing/domain/safes';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { publish } from '../outbox/publish.ts';
import { safeMessageConfirmations as confirmations, safeMessages as messages } from '../schema/index.ts';
import { type Confirmation, newerSignature } from './confirmations.ts';
import type { SafeKey } from './followed.ts';

export type SafeMessageRow = typeof messages.$inferSelect;
export type SafeMessageConfirmationRow = typeof confirmations.$inferSelect;

export interface NewSafeMessage extends SafeKey {
  hash: Hex;
  message: unknown;
  proposer: Address;
  appId: number | null;
  origin: string;
  confirmations: readonly Confirmation[];
}

const isMessage = (chainId: ChainId, hash: Hex) => and(eq(messages.chainId, chainId), eq(messages.hash, hash));

async function put(on: Transaction, { chainId, safe }: SafeKey, hash: Hex, given: readonly Confirmation[], now: Date): Promise<void> {
  await on
    .insert(confirmations)
    .values(given.map((confirmation) => ({ chainId, hash, ...confirmation, createdAt: now })))
    .onConflictDoUpdate({ target: [confirmations.chainId, confirmations.hash, confirmations.owner], set: newerSignature });
  await on.update(messages).set({ modifiedAt: now }).where(isMessage(chainId, hash));
  await publish(on, [{ topic: liveTopic.contract(chainId, safe), body: { chainId, address: safe } }]);
}

async function isFull(on: Transaction, { chainId, safe, proposer }: NewSafeMessage): Promise<boolean> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`safe:${chainId}:${safe.toLowerCase()}`}, 0))`);
  const all = and(eq(messages.chainId, chainId), eq(messages.safe, safe));
  const own = and(all, eq(messages.proposer, proposer));
  return (await on.$count(messages, own)) >= SAFE_LIMITS.messages || (await on.$count(messages, all)) >= SAFE_LIMITS.messagesOfAll;
}

export function createSafeMessages(db: Database) {
  return {
    /** Stores a message with its confirmations; of one that is stored already, adds the confirmations. False where there is no room. */
    add: (message: NewSafeMessage, now: Date): Promise<boolean> =>
      db.transaction(async (on) => {
        const { confirmations: given, ...row } = message;
        if ((await on.$count(messages, isMessage(message.chainId, message.hash))) === 0) {
          if (await isFull(on, message)) return false;
          await on
            .insert(messages)
            .values({ ...row, createdAt: now, modifiedAt: now })
            .onConflictDoNothing();
        }
        await put(on, message, message.hash, given, now);
        return true;
      }),

    confirm: (key: SafeKey, hash: Hex, given: readonly Confirmation[], now: Date): Promise<void> =>
      db.transaction((on) => put(on, key, hash, given, now)),

    async find(chainId: ChainId, hash: Hex): Promise<SafeMessageRow | undefined> {
      const [row] = await db.select().from(messages).where(isMessage(chainId, hash));
      return row;
    },

    async list({ chainId, safe }: SafeKey, page: { order: 'created' | 'modified'; isAscending: boolean; limit: number; offset: number }) {
      const of = and(eq(messages.chainId, chainId), eq(messages.safe, safe));
      const by = page.order === 'created' ? messages.createdAt : messages.modifiedAt;
      const [total] = await db.select({ count: count() }).from(messages).where(of);
      const rows = await db
        .select()
        .from(messages)
        .where(of)
        .orderBy(page.isAscending ? asc(by) : desc(by), asc(messages.hash))
        .limit(page.limit)
        .offset(page.offset);
      return { count: total!.count, rows };
    },

    confirmationsOf: (chainId: ChainId, hashes: readonly Hex[]): Promise<SafeMessageConfirmationRow[]> =>
      hashes.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(confirmations)
            .where(and(eq(confirmations.chainId, chainId), inArray(confirmations.hash, [...hashes])))
            .orderBy(asc(confirmations.createdAt), asc(confirmations.owner)),

    async forget(createdBefore: Date): Promise<void> {
      await db.delete(messages).where(lt(messages.createdAt, createdBefore));
    },
  };
}
