import type { PlayedBridge } from '@althing/bindings/localBridges';
import type { BridgeFaults, Misbehaving } from '@althing/domain/http';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, asc, count, eq, inArray, isNotNull, lt, lte, ne, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { organisationContracts, relayerFaults, relayerPlaces, relayerTasks as tasks, relayerTransactions as sent } from './schema/index.ts';

export type RelayerTask = typeof tasks.$inferSelect;

/** A task that was found on the chain that a message leaves. */
export type FoundTask = Pick<RelayerTask, 'kind' | 'destination' | 'key' | 'transactionHash' | 'blockHash'> &
  Partial<Pick<RelayerTask, 'position' | 'bridge' | 'controller' | 'payload'>>;

export interface RelayerPlace {
  block: number;
  hash: Hex;
}

export interface SentTransaction {
  nonce: number;
  taskId: number;
  signed: Hex[];
  sentAt: Date;
}

/** A statement can have 65,535 parameters at most. */
const ROWS_AT_ONCE = 1000;

function foundRows(db: Database) {
  return {
    async place(chainId: ChainId): Promise<RelayerPlace | undefined> {
      const [row] = await db.select().from(relayerPlaces).where(eq(relayerPlaces.chainId, chainId));
      return row;
    },

    /** Stores the tasks found up to `place`, in one transaction. A task whose transaction is now in another block has to be done again. */
    async found(origin: ChainId, place: RelayerPlace, found: readonly FoundTask[], now: Date): Promise<void> {
      await db.transaction(async (transaction) => {
        for (let start = 0; start < found.length; start += ROWS_AT_ONCE) {
          const part = found.slice(start, start + ROWS_AT_ONCE);
          await transaction
            .insert(tasks)
            .values(part.map((task) => ({ ...task, origin, dueAt: now, createdAt: now })))
            .onConflictDoUpdate({
              target: [tasks.kind, tasks.origin, tasks.key],
              set: { blockHash: sql`excluded.block_hash`, state: 'open', dueAt: now, attempts: 0 },
              setWhere: sql`${tasks.blockHash} is distinct from excluded.block_hash`,
            });
        }
        await transaction
          .insert(relayerPlaces)
          .values({ chainId: origin, ...place })
          .onConflictDoUpdate({ target: relayerPlaces.chainId, set: place });
      });
    },

    /** Those of `addresses` on a chain that the deployment ledger contains. */
    async known(chainId: ChainId, addresses: readonly Address[]): Promise<Address[]> {
      if (addresses.length === 0) return [];
      const rows = await db
        .selectDistinct({ address: organisationContracts.address })
        .from(organisationContracts)
        .where(and(eq(organisationContracts.chainId, chainId), inArray(organisationContracts.address, [...addresses])));
      return rows.map(({ address }) => address);
    },
  };
}

function dueRows(db: Database) {
  return {
    /** Due tasks without a pending transaction, oldest first. */
    due(destination: ChainId, now: Date, { limit, except }: { limit: number; except: readonly number[] }): Promise<RelayerTask[]> {
      const underWay = db
        .select({ one: sql`1` })
        .from(sent)
        .where(and(eq(sent.taskId, tasks.id), eq(sent.chainId, destination)));
      return db
        .select()
        .from(tasks)
        .where(
          and(
            eq(tasks.destination, destination),
            isNotNull(tasks.dueAt),
            lte(tasks.dueAt, now),
            notInArray(tasks.id, [0, ...except]),
            notExists(underWay),
          ),
        )
        .orderBy(asc(tasks.dueAt), asc(tasks.id))
        .limit(limit);
    },

    /** Stores the result of looking at a due task, unless it became due anew meanwhile: then it is looked at again. */
    async update(
      { id, dueAt }: Pick<RelayerTask, 'id' | 'dueAt'>,
      change: Partial<Pick<RelayerTask, 'state' | 'dueAt' | 'attempts' | 'reason'>>,
    ): Promise<void> {
      const isUnchanged = sql`date_trunc('milliseconds', ${tasks.dueAt}) = ${sql.param(dueAt, tasks.dueAt)}`;
      await db
        .update(tasks)
        .set(change)
        .where(and(eq(tasks.id, id), isUnchanged));
    },

    /** Makes tasks due at once that concern these controllers. */
    async wake(destination: ChainId, controllers: readonly Hex[], now: Date): Promise<void> {
      if (controllers.length === 0) return;
      await db
        .update(tasks)
        .set({ dueAt: now })
        .where(
          and(
            eq(tasks.destination, destination),
            inArray(tasks.controller, [...controllers]),
            eq(tasks.state, 'open'),
            isNotNull(tasks.dueAt),
          ),
        );
    },

    /** Makes messages and transfers due that bridges have brought, identified by their keys, and puts them before all deliveries. */
    async heard(destination: ChainId, controllers: readonly Hex[], keys: readonly Hex[]): Promise<void> {
      if (keys.length === 0) return;
      const them = and(eq(tasks.destination, destination), inArray(tasks.controller, [...controllers]), inArray(tasks.key, [...keys]));
      await db
        .update(tasks)
        // Earlier each time, so that a look that has begun is not taken for one that knows of it.
        .set({ dueAt: sql`least(${tasks.dueAt}, ${tasks.createdAt}) - interval '1 millisecond'` })
        .where(and(them, eq(tasks.state, 'open'), isNotNull(tasks.dueAt)));
    },

    async waiting(destination: ChainId): Promise<number> {
      const [row] = await db
        .select({ waiting: count() })
        .from(tasks)
        .where(and(eq(tasks.destination, destination), eq(tasks.state, 'open'), isNotNull(tasks.dueAt)));
      return row!.waiting;
    },

    /** Deletes tasks created before `until` that are finished. */
    async forget(until: Date): Promise<void> {
      await db.delete(tasks).where(and(lt(tasks.createdAt, until), ne(tasks.state, 'open')));
    },
  };
}

function sentRows(db: Database) {
  return {
    sent: (chainId: ChainId): Promise<SentTransaction[]> =>
      db
        .select({ nonce: sent.nonce, taskId: sent.taskId, signed: sent.signed, sentAt: sent.sentAt })
        .from(sent)
        .where(eq(sent.chainId, chainId))
        .orderBy(asc(sent.nonce)),

    /** Stores all or none. @throws where a nonce is taken, which means that another process uses the same wallet. */
    async send(chainId: ChainId, transactions: readonly SentTransaction[]): Promise<void> {
      if (transactions.length === 0) return;
      await db.insert(sent).values(transactions.map((transaction) => ({ chainId, ...transaction })));
    },

    async resend(chainId: ChainId, { nonce, signed, sentAt }: SentTransaction): Promise<void> {
      await db
        .update(sent)
        .set({ signed, sentAt })
        .where(and(eq(sent.chainId, chainId), eq(sent.nonce, nonce)));
    },

    async settled(chainId: ChainId, nonces: readonly number[]): Promise<void> {
      await db.delete(sent).where(and(eq(sent.chainId, chainId), inArray(sent.nonce, [...nonces])));
    },
  };
}

function faultRows(db: Database) {
  return {
    async faultsOf(bridge: PlayedBridge | Misbehaving): Promise<BridgeFaults | undefined> {
      const [row] = await db.select().from(relayerFaults).where(eq(relayerFaults.bridge, bridge));
      return row?.faults;
    },

    async setFaults(bridge: PlayedBridge | Misbehaving, faults: BridgeFaults): Promise<void> {
      await db.insert(relayerFaults).values({ bridge, faults }).onConflictDoUpdate({ target: relayerFaults.bridge, set: { faults } });
    },

    /** Whether a later message of the same bridge between the same chains is waiting, and whether one was delivered. */
    async laterThan({ id, origin, destination, bridge }: RelayerTask): Promise<{ waits: boolean; delivered: boolean }> {
      const rows = await db
        .selectDistinct({ state: tasks.state })
        .from(tasks)
        .where(and(eq(tasks.origin, origin), eq(tasks.destination, destination), eq(tasks.bridge, bridge!), sql`${tasks.id} > ${id}`));
      return { waits: rows.length > 0, delivered: rows.some(({ state }) => state !== 'open') };
    },

    /** Whether an earlier message of the same bridge between the same chains is waiting. */
    async hasEarlier({ id, origin, destination, bridge }: RelayerTask): Promise<boolean> {
      const same = and(eq(tasks.origin, origin), eq(tasks.destination, destination), eq(tasks.bridge, bridge!));
      const [row] = await db
        .select({ id: tasks.id })
        .from(tasks)
        .where(and(same, eq(tasks.state, 'open'), lt(tasks.id, id)))
        .limit(1);
      return row !== undefined;
    },
  };
}

/** What the relayer has to remember. Whether something was delivered or executed it asks the chains instead. */
export const createRelayerStore = (db: Database) => ({ ...foundRows(db), ...dueRows(db), ...sentRows(db), ...faultRows(db) });

export type RelayerStore = ReturnType<typeof createRelayerStore>;
