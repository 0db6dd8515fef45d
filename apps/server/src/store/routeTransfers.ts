import type { GenericBridge, RouteState } from '@althing/domain/bridges';
import { liveTopic } from '@althing/domain/http';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, asc, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Cursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { publish } from './outbox/publish.ts';
import { routeTransfers as transfers } from './schema/index.ts';

export type RouteTransferRow = typeof transfers.$inferSelect;
type Outcome =
  'state' | 'arrivedAt' | 'arrivedTransactionHash' | 'refundLookedTo' | 'refundedOn' | 'refundedAt' | 'refundedTransactionHash';
export type NewRouteTransfer = Omit<RouteTransferRow, 'id' | Outcome>;

export interface RouteTransferChange {
  state: RouteState;
  lookedTo: number;
  nextAt: Date | null;
  /** Null where the arrival was taken back. */
  arrivedAt?: Date | null;
  arrivedTransactionHash?: Hex | null;
  received?: string;
  refundLookedTo?: number | null;
  /** Null where nothing was given back, or its chain has taken that back. */
  refundedOn?: ChainId | null;
  refundedAt?: Date | null;
  refundedTransactionHash?: Hex | null;
}

/** Amounts of other transfers that a sum given back to the same sender might be meant for. */
export interface RefundClaims {
  /** Of those that it was found to be meant for. */
  taken: bigint;
  /** Of those whose deadline was earlier, and of which it is not known yet. */
  earlier: bigint;
}

/** What a list is narrowed to. */
export interface RouteTransferFilter {
  /** Of the sender or recipient. */
  address?: Address | undefined;
  /** A transaction of either chain: of the departure, the arrival, or by which it was given back. */
  hash?: Hex | undefined;
  /** Origin or destination. */
  chainId?: ChainId | undefined;
  provider?: GenericBridge | undefined;
  state?: RouteState | undefined;
  /** Of which a contract is sender or recipient. */
  organisationId?: string | undefined;
}

/** Whether a contract of the organisation sent it, or gets it. */
const ofOrganisation = (id: string) => sql`exists (select from app.organisation_contracts c where c.organisation_id = ${id}::uuid
  and c.state in ('confirmed', 'verified')
  and ((c.chain_id = ${transfers.origin} and '0x' || encode(c.address, 'hex') = lower(${transfers.sender}))
    or (c.chain_id = ${transfers.destination} and '0x' || encode(c.address, 'hex') = lower(${transfers.recipient}))))`;

export interface RouteTransferPage extends RouteTransferFilter {
  limit: number;
  after: Cursor | undefined;
}

function conditionsOf({ address, hash, chainId, provider, state, organisationId }: RouteTransferFilter): (SQL | undefined)[] {
  const account = address?.toLowerCase();
  return [
    account === undefined ? undefined : or(eq(sql`lower(${transfers.sender})`, account), eq(sql`lower(${transfers.recipient})`, account)),
    hash &&
      or(eq(transfers.transactionHash, hash), eq(transfers.arrivedTransactionHash, hash), eq(transfers.refundedTransactionHash, hash)),
    chainId === undefined ? undefined : or(eq(transfers.origin, chainId), eq(transfers.destination, chainId)),
    provider && eq(transfers.provider, provider),
    state && eq(transfers.state, state),
    organisationId === undefined ? undefined : ofOrganisation(organisationId),
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

/** What else a sum could be meant for that a transaction gave the sender of `row` back on its origin. */
async function refundClaims(db: Database, row: RouteTransferRow, transactionHash: Hex): Promise<RefundClaims> {
  const [sums] = await db
    .select({
      taken: sql<string>`coalesce(sum(${transfers.amount}::numeric) filter (where ${eq(transfers.refundedTransactionHash, transactionHash)}), 0)`,
      earlier: sql<string>`coalesce(sum(${transfers.amount}::numeric) filter (where ${transfers.refundedTransactionHash} is null
        and ${transfers.nextAt} is not null and ${transfers.state} in ('sent', 'expired')
        and (${transfers.deadline}, ${transfers.id}) < (${row.deadline?.toISOString()}::timestamptz, ${row.id}::uuid)), 0)`,
    })
    .from(transfers)
    .where(
      and(
        ne(transfers.id, row.id),
        eq(transfers.provider, row.provider),
        eq(transfers.token, row.token),
        eq(transfers.origin, row.origin),
        eq(sql`lower(${transfers.sender})`, row.sender.toLowerCase()),
      ),
    );
  return { taken: BigInt(sums!.taken), earlier: BigInt(sums!.earlier) };
}

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

    refundClaims: (row: RouteTransferRow, transactionHash: Hex) => refundClaims(db, row, transactionHash),

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
