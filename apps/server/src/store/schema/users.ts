import { bigint, boolean, index, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';
import { app, time } from './app.ts';

export const users = app.table(
  'users',
  {
    id: uuid().primaryKey(),
    address: bytea().notNull(),
    /** The chain of a contract account; null for private keys, which control the same account on every chain. */
    chainId: bigint('chain_id', { mode: 'number' }),
    name: text(),
    /** Whether the account was a Safe at its last sign-in. */
    isSafe: boolean('is_safe').notNull().default(false),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [unique('users_account').on(table.address, table.chainId).nullsNotDistinct()],
);

/** One row per issued token; deleting it ends the session. The id is the token's `jti`. */
export const sessions = app.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** EIP-4361 messages that wait for their signature. Stored completely, because the login request does not contain the message. */
export const challenges = app.table(
  'challenges',
  {
    nonce: text().primaryKey(),
    address: bytea().notNull(),
    /** Origin of the pages that requested it. */
    origin: text().notNull(),
    /** The chain whose contract is asked if a contract account signs. */
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    message: text().notNull(),
    /** keccak256 of a secret of the requesting page; null where the page gave none. */
    secretHash: bytea('secret_hash'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('challenges_purpose').on(table.address, table.chainId, table.secretHash, table.createdAt),
    index('challenges_expiry').on(table.expiresAt),
  ],
);

/** Signed citizenship statements, one per user and version of the terms. */
export const citizenshipConfirmations = app.table(
  'citizenship_confirmations',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    termsVersion: text('terms_version').notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    signature: text().notNull(),
    confirmedAt: time('confirmed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.termsVersion] })],
);

/** Secret addresses at which what waits for a user is read without a session; one per user. */
export const taskFeeds = app.table('task_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the secret, which is kept nowhere. */
  secretHash: bytea('secret_hash').notNull().unique(),
  createdAt: time('created_at').notNull(),
});

/** What users call addresses, each for themselves. */
export const addressLabels = app.table(
  'address_labels',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: bytea().notNull(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
);
