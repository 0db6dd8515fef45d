import type { GenericBridge, RouteState } from '@althing/domain/bridges';
import { liveTopic } from '@althing/domain/http';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, asc, desc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Cursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { publish } from './outbox/publish.ts';
import { routeTransfers as transfers } from './schema/index.ts';

export type RouteTransferRow = typeof transfers.$inferSelect;
export type NewRouteTransfer = Omit<RouteTransferRow, 'id' | 'state' | 'arrivedAt' | 'arrivedTransactionHash'>;

export interface RouteTransferChange {
  state: RouteState;
  lookedTo: number;
  nextAt: Date | null;
  /** Null where the arrival was taken back. */
  arrivedAt?: Date | null;
  arrivedTransactionHash?: Hex | null;
  received?: string;
}

/** What a list is narrowed to. */
export interface RouteTransferFilter {
  /** Of the sender or recipient. */
  address?: Address | undefined;
  /** A transaction of either chain. */
  hash?: Hex | undefined;
  /** Origin or destination. */
  chainId?: ChainId | undefined;
  provider?: GenericBridge | undefined;
  state?: RouteState | undefined;
}

export interface RouteTransferPage extends RouteTransferFilter {
  limit: number;
  after: Cursor | undefined;
}

function conditionsOf({ address, hash, chainId, provider, state }: RouteTransferFilter): (SQL | undefined)[] {
  const account = address?.toLowerCase();
  return [
    account === undefined ? undefined : or(eq(sql`lower(${transfers.sender})`, account), eq(sql`lower(${transfers.recipient})`, account)),
    hash && or(eq(transfers.transactionHash, hash), eq(transfers.arrivedTransactionHash, hash)),
    chainId === undefined ? undefined : or(eq(transfers.origin, chainId), eq(transfers.destination, chainId)),
    provider && eq(transfers.provider, provider),
    state && eq(transfers.state, state),
  ];
}

/** Tells the pages of everybody, the sender and the recipient. */
const announce = (tx: Parameters<typeof publish>[0], rows: readonly Pick<RouteTransferRow, 'sender' | 'recipient'>[]): Promise<void> =>
  publish(
    tx,
    [...new Set(['all', ...rows.flatMap(({ sender, recipient }) => [sender, recipient])].map((of) => liveTopic.bridge(of)))].map(
      (topic) => ({
        topic,
        body: {},
      }),
    ),
  );

/** Transfers over bridges of the second set, each until it has arrived. */
export function createRouteTransfers(db: Database) {
  return {
    /** Those that are known already stay, and are looked at again where their chain had taken them back. */
    async add(rows: readonly NewRouteTransfer[], now: Date): Promise<void> {
      if (rows.length === 0) return;
      await db.transaction(async (tx) => {
        const changed = await tx
          .insert(transfers)
          .values(rows.map((row) => ({ ...row, state: 'sent' as const })))
          .onConflictDoUpdate({
            target: [transfers.origin, transfers.transactionHash, transfers.position],
            set: { state: 'sent', nextAt: now },
            setWhere: eq(transfers.state, 'lost'),
          })
          .returning();
        if (changed.length > 0) await announce(tx, changed);
      });
    },

    async find(id: string): Promise<RouteTransferRow | undefined> {
      const [row] = await db.select().from(transfers).where(eq(transfers.id, id));
      return row;
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
    async list({ limit, after, ...filter }: RouteTransferPage): Promise<{ items: RouteTransferRow[]; nextCursor: string | null }> {
      const rows = await db
        .select()
        .from(transfers)
        .where(
          and(
            ...conditionsOf(filter),
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

    /** @param row - as it was when it was claimed; pages hear of it where its state is another now. */
    async save(row: RouteTransferRow, change: RouteTransferChange): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(transfers).set(change).where(eq(transfers.id, row.id));
        if (change.state !== row.state) await announce(tx, [row]);
      });
    },
  };
}

export type RouteTransfers = ReturnType<typeof createRouteTransfers>;
