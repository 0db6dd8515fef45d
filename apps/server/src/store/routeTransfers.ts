import type { RouteState } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { type Cursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { routeTransfers as transfers } from './schema/index.ts';

export type RouteTransferRow = typeof transfers.$inferSelect;
export type NewRouteTransfer = Omit<RouteTransferRow, 'id' | 'state' | 'arrivedAt' | 'arrivedTransactionHash'>;

export interface RouteTransferChange {
  state: RouteState;
  lookedTo: number;
  nextAt: Date | null;
  arrivedAt?: Date;
  arrivedTransactionHash?: Hex;
  received?: string;
}

export interface RouteTransferPage {
  address?: Address | undefined;
  limit: number;
  after: Cursor | undefined;
}

/** Transfers over bridges of the second set, each until it has arrived. */
export function createRouteTransfers(db: Database) {
  return {
    /** Those that are known already stay, and are looked at again where their chain had taken them back. */
    async add(rows: readonly NewRouteTransfer[], now: Date): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insert(transfers)
        .values(rows.map((row) => ({ ...row, state: 'sent' as const })))
        .onConflictDoUpdate({
          target: [transfers.origin, transfers.transactionHash, transfers.position],
          set: { state: 'sent', nextAt: now },
          setWhere: eq(transfers.state, 'lost'),
        });
    },

    /** In the order of their logs. */
    async of(origin: ChainId, transactionHash: Hex): Promise<RouteTransferRow[]> {
      return db
        .select()
        .from(transfers)
        .where(and(eq(transfers.origin, origin), eq(transfers.transactionHash, transactionHash)))
        .orderBy(asc(transfers.position));
    },

    /** Newest first. */
    async list({ address, limit, after }: RouteTransferPage): Promise<{ items: RouteTransferRow[]; nextCursor: string | null }> {
      const account = address?.toLowerCase();
      const rows = await db
        .select()
        .from(transfers)
        .where(
          and(
            account === undefined
              ? undefined
              : or(eq(sql`lower(${transfers.sender})`, account), eq(sql`lower(${transfers.recipient})`, account)),
            after && sql`(${transfers.createdAt}, ${transfers.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(transfers.createdAt), desc(transfers.id))
        .limit(limit + 1);
      const items = rows.slice(0, limit);
      const last = rows.length > limit ? items.at(-1) : undefined;
      return { items, nextCursor: last ? encodeCursor({ key: last.createdAt.toISOString(), id: last.id }) : null };
    },

    /** Takes those that are due, the longest due first. Nobody else gets them before `until`. */
    async claimDue(now: Date, until: Date, limit: number): Promise<RouteTransferRow[]> {
      const due = db
        .select({ id: transfers.id })
        .from(transfers)
        .where(lte(transfers.nextAt, now))
        .orderBy(asc(transfers.nextAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      return db.update(transfers).set({ nextAt: until }).where(inArray(transfers.id, due)).returning();
    },

    async save(id: string, change: RouteTransferChange): Promise<void> {
      await db.update(transfers).set(change).where(eq(transfers.id, id));
    },
  };
}

export type RouteTransfers = ReturnType<typeof createRouteTransfers>;
