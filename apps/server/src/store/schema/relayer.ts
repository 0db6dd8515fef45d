import type { PlayedBridge } from '@althing/bindings/localBridges';
import type { BridgeFaults, Misbehaving } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';
import { app, time } from './app.ts';

/** Up to which block the relayer has read a chain. */
export const relayerPlaces = app.table('relayer_places', {
  chainId: bigint('chain_id', { mode: 'number' }).primaryKey(),
  block: bigint({ mode: 'number' }).notNull(),
  hash: bytea().notNull(),
});

/** Messages and transfers to deliver to a chain or to execute there. Whether that has happened is asked of the chain before anything is sent. */
export const relayerTasks = app.table(
  'relayer_tasks',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<'delivery' | 'execution' | 'transfer'>().notNull(),
    origin: bigint({ mode: 'number' }).notNull(),
    destination: bigint({ mode: 'number' }).notNull(),
    /** Identifies the task among those of the same kind and origin. */
    key: bytea().notNull(),
    /** Transaction and block in which the message was given to bridges. */
    transactionHash: bytea('transaction_hash').notNull(),
    blockHash: bytea('block_hash').notNull(),
    /** For deliveries: position of the bridge's event within the transaction. */
    position: integer(),
    bridge: text().$type<PlayedBridge>(),
    /** For executions of messages and transfers. */
    controller: bytea(),
    payload: bytea(),
    state: text().$type<'open' | 'done' | 'dropped'>().notNull().default('open'),
    /** When it is looked at next; null for never again. */
    dueAt: time('due_at'),
    attempts: integer().notNull().default(0),
    /** Why it is not done. */
    reason: text(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('relayer_tasks_key').on(table.kind, table.origin, table.key),
    index('relayer_tasks_due')
      .on(table.destination, table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('relayer_tasks_controller').on(table.destination, table.controller),
    index('relayer_tasks_age').on(table.createdAt),
  ],
);

/** Signed transactions of the relayer's wallet without a receipt so far. Stored before they are sent. */
export const relayerTransactions = app.table(
  'relayer_transactions',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    nonce: integer().notNull(),
    taskId: bigint('task_id', { mode: 'number' }).notNull(),
    /** Signed transactions, oldest first: each later one has the same nonce, pays more, and replaces those before. */
    signed: jsonb().$type<Hex[]>().notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.nonce] })],
);

/** Faults that bridges of local chains simulate. */
export const relayerFaults = app.table('relayer_faults', {
  bridge: text().$type<PlayedBridge | Misbehaving>().primaryKey(),
  faults: jsonb().$type<BridgeFaults>().notNull(),
});
