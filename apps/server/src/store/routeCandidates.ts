import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { routeCandidates as candidates } from './schema/index.ts';

export type RouteCandidate = typeof candidates.$inferSelect;

/** Whether it is still as it was claimed, and was not indexed anew since. */
const isAsClaimed = ({ chainId, transactionHash, nextAt }: RouteCandidate) =>
  and(eq(candidates.chainId, chainId), eq(candidates.transactionHash, transactionHash), eq(candidates.nextAt, nextAt));

/** Transactions of Safes that may have sent something over a bridge of the second set. The indexer writes them down with their blocks. */
export function createRouteCandidates(db: Database) {
  return {
    /** Takes those that are due, the longest due first. Nobody else gets them before `until`. */
    async claimDue(now: Date, until: Date, limit: number): Promise<RouteCandidate[]> {
      const due = db
        .select({ chainId: candidates.chainId, transactionHash: candidates.transactionHash })
        .from(candidates)
        .where(lte(candidates.nextAt, now))
        .orderBy(asc(candidates.nextAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      return db
        .update(candidates)
        .set({ nextAt: until })
        .where(sql`(${candidates.chainId}, ${candidates.transactionHash}) in ${due}`)
        .returning();
    },

    async putOff(candidate: RouteCandidate, nextAt: Date): Promise<void> {
      await db.update(candidates).set({ nextAt }).where(isAsClaimed(candidate));
    },

    async forget(candidate: RouteCandidate): Promise<void> {
      await db.delete(candidates).where(isAsClaimed(candidate));
    },
  };
}

export type RouteCandidates = ReturnType<typeof createRouteCandidates>;
