import type { GenericBridge, OrderedRoute, RouteState } from '@althing/domain/bridges';
import type { Address, Hex } from '@althing/domain/units';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';
import { app, time } from './app.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Transfers over bridges of the second set that are followed: their senders told of them, or a Safe that is indexed sent them. */
export const routeTransfers = app.table(
  'route_transfers',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text().$type<GenericBridge>().notNull(),
    /** Of the installation's list of tokens. */
    token: text().notNull(),
    origin: whole('origin').notNull(),
    destination: whole('destination').notNull(),
    transactionHash: bytea('transaction_hash').notNull(),
    position: integer().notNull(),
    /** What is asked for the arrival, and what the token is there. */
    contract: text().$type<Address>().notNull(),
    outputToken: text('output_token').$type<Address>().notNull(),
    key: text().$type<Hex>().notNull(),
    /** By which the bridge's service names what was ordered; null where nothing was. */
    request: text(),
    sender: text().$type<Address>().notNull(),
    recipient: text().$type<Address>().notNull(),
    amount: text().notNull(),
    received: text().notNull(),
    sentAt: time('sent_at').notNull(),
    deadline: time('deadline'),
    state: text().$type<RouteState>().notNull(),
    /** Block of the destination up to which its logs were looked at. */
    lookedTo: whole('looked_to').notNull(),
    arrivedAt: time('arrived_at'),
    arrivedTransactionHash: bytea('arrived_transaction_hash'),
    /** Block of the origin up to which it was looked for what was given back; null before it has expired. */
    refundLookedTo: whole('refund_looked_to'),
    /** Chain, time and transaction by which the sender was given it back. */
    refundedOn: whole('refunded_on'),
    refundedAt: time('refunded_at'),
    refundedTransactionHash: bytea('refunded_transaction_hash'),
    createdAt: time('created_at').notNull(),
    /** When it is looked at again; null where it is not. */
    nextAt: time('next_at'),
  },
  (table) => [
    unique('route_transfers_departure').on(table.origin, table.transactionHash, table.position),
    index('route_transfers_due').on(table.nextAt),
    index('route_transfers_transaction').on(table.transactionHash),
    index('route_transfers_arrival').on(table.arrivedTransactionHash),
    index('route_transfers_refund').on(table.refundedTransactionHash),
    index('route_transfers_newest').on(table.createdAt, table.id),
    index('route_transfers_sender').on(sql`lower(${table.sender})`, table.createdAt),
    index('route_transfers_recipient').on(sql`lower(${table.recipient})`, table.createdAt),
  ],
);

/** Transactions in which Safes executed something, until it was looked at whether anything left in them over a bridge of the second set. */
export const routeCandidates = app.table(
  'route_candidates',
  {
    chainId: whole('chain_id').notNull(),
    transactionHash: bytea('transaction_hash').notNull(),
    createdAt: time('created_at').notNull(),
    /** When it is looked at, again where that failed. */
    nextAt: time('next_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.transactionHash] }), index('route_candidates_due').on(table.nextAt)],
);

/** What services of bridges were ordered to bring, until somebody has sent it or it is long over. */
export const routeOrders = app.table(
  'route_orders',
  {
    provider: text().$type<OrderedRoute>().notNull(),
    key: text().$type<Hex>().notNull(),
    request: text().notNull(),
    token: text().notNull(),
    origin: whole('origin').notNull(),
    destination: whole('destination').notNull(),
    sender: text().$type<Address>().notNull(),
    recipient: text().$type<Address>().notNull(),
    amount: text().notNull(),
    received: text().notNull(),
    deadline: time('deadline').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.key] }), index('route_orders_age').on(table.createdAt)],
);
