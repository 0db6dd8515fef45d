import type { Hex } from '@althing/domain/units';
import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { taskFeeds, users } from './schema/index.ts';

/** Which user a secret address belongs to. */
export function createTaskFeeds(db: Database) {
  return {
    async since(userId: string): Promise<Date | null> {
      const [row] = await db.select({ createdAt: taskFeeds.createdAt }).from(taskFeeds).where(eq(taskFeeds.userId, userId));
      return row?.createdAt ?? null;
    },

    /** The user's one address; the one before ends. */
    async open(userId: string, secretHash: Hex, createdAt: Date): Promise<void> {
      await db
        .insert(taskFeeds)
        .values({ userId, secretHash, createdAt })
        .onConflictDoUpdate({ target: taskFeeds.userId, set: { secretHash, createdAt } });
    },

    async end(userId: string): Promise<void> {
      await db.delete(taskFeeds).where(eq(taskFeeds.userId, userId));
    },

    /** Ends those that keys had made before `keys`, and contracts before `contracts`. */
    async forget({ keys, contracts }: Record<'keys' | 'contracts', Date>): Promise<void> {
      await db.delete(taskFeeds).where(
        sql`exists (select from ${users} where ${users.id} = ${taskFeeds.userId}
          and ${taskFeeds.createdAt} < case when ${users.chainId} is null then ${keys.toISOString()}::timestamptz else ${contracts.toISOString()}::timestamptz end)`,
      );
    },

    async userOf(secretHash: Hex): Promise<string | undefined> {
      const [row] = await db.select({ userId: taskFeeds.userId }).from(taskFeeds).where(eq(taskFeeds.secretHash, secretHash));
      return row?.userId;
    },
  };
}

export type TaskFeeds = ReturnType<typeof createTaskFeeds>;
