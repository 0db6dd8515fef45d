import { bigint, foreignKey, index, integer, jsonb, numeric, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';
import { app, time } from './app.ts';

const chainId = () => bigint('chain_id', { mode: 'number' }).notNull();
const word = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' }).notNull();

/** Transactions that owners of Safes proposed here. Whether one is executed stands in the schema `chain`. */
export const safeTransactions = app.table(
  'safe_transactions',
  {
    chainId: chainId(),
    /** What the owners sign; it depends on every other value below, and on the chain. */
    hash: bytea().notNull(),
    safe: bytea().notNull(),
    nonce: word('nonce'),
    to: bytea().notNull(),
    value: word('value'),
    data: bytea().notNull(),
    operation: smallint().$type<0 | 1>().notNull(),
    safeTxGas: word('safe_tx_gas'),
    baseGas: word('base_gas'),
    gasPrice: word('gas_price'),
    gasToken: bytea('gas_token').notNull(),
    refundReceiver: bytea('refund_receiver').notNull(),
    /** Text of the program that proposed it. */
    origin: text().notNull(),
    /** The owner, also where a delegate of that owner sent it. */
    proposer: bytea().notNull(),
    delegate: bytea(),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.hash] }),
    index('safe_transactions_queue').on(table.chainId, table.safe, table.nonce),
  ],
);

export type SafeSignatureKind = 'EOA' | 'ETH_SIGN' | 'CONTRACT_SIGNATURE' | 'APPROVED_HASH';

/** What a row of a confirmation tells, whatever was signed. */
const confirmationColumns = () => ({
  chainId: chainId(),
  hash: bytea().notNull(),
  owner: bytea().notNull(),
  /** As a Safe takes it where it is the only one. */
  signature: bytea().notNull(),
  kind: text().$type<SafeSignatureKind>().notNull(),
  createdAt: time('created_at').notNull(),
});

/** Signatures of owners that were checked when they came, one of each owner. */
export const safeConfirmations = app.table('safe_confirmations', confirmationColumns(), (table) => [
  primaryKey({ columns: [table.chainId, table.hash, table.owner] }),
  foreignKey({ columns: [table.chainId, table.hash], foreignColumns: [safeTransactions.chainId, safeTransactions.hash] }).onDelete(
    'cascade',
  ),
  index('safe_confirmations_owner').on(table.chainId, table.owner),
]);

/** Messages that owners sign as their Safe, without a transaction. */
export const safeMessages = app.table(
  'safe_messages',
  {
    chainId: chainId(),
    hash: bytea().notNull(),
    safe: bytea().notNull(),
    /** Text, or typed data (EIP-712). */
    message: jsonb().notNull(),
    proposer: bytea().notNull(),
    appId: integer('app_id'),
    origin: text().notNull(),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.hash] }),
    index('safe_messages_of_safe').on(table.chainId, table.safe, table.createdAt),
    index('safe_messages_age').on(table.createdAt),
  ],
);

export const safeMessageConfirmations = app.table('safe_message_confirmations', confirmationColumns(), (table) => [
  primaryKey({ columns: [table.chainId, table.hash, table.owner] }),
  foreignKey({ columns: [table.chainId, table.hash], foreignColumns: [safeMessages.chainId, safeMessages.hash] }).onDelete('cascade'),
]);

/** Accounts that may propose in the place of an owner: for one Safe, or, where `safe` is the zero address, for all that the owner has. */
export const safeDelegates = app.table(
  'safe_delegates',
  {
    chainId: chainId(),
    delegator: bytea().notNull(),
    delegate: bytea().notNull(),
    safe: bytea().notNull(),
    label: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.delegator, table.delegate, table.safe] }),
    index('safe_delegates_delegate').on(table.chainId, table.delegate),
    index('safe_delegates_safe').on(table.chainId, table.safe),
  ],
);

/** Safes that no organisation planned and something was proposed for. The indexer reads their events from `sinceBlock` on. */
export const followedSafes = app.table(
  'followed_safes',
  {
    chainId: chainId(),
    address: bytea().notNull(),
    sinceBlock: bigint('since_block', { mode: 'number' }).notNull(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);
