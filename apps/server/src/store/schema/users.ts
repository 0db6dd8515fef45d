import { bigint, boolean, index, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';
import { app, time } from './app.ts';

export const users = app.table(
  'users',
  {
    id: uuid().primaryKey(),
    address: bytea().notNull(),
    /** The chain whose contract vouched for the account; null for keys, which are the same everywhere. */
    chainId: bigint('chain_id', { mode: 'number' }),
    name: text(),
    /** Whether the account was a Safe at its last login. */
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

/** EIP-4361 messages that wait for their signature. Whole messages, because login carries no message. */
export const challenges = app.table(
  'challenges',
  {
    nonce: text().primaryKey(),
    address: bytea().notNull(),
    /** Of the pages that asked. */
    origin: text().notNull(),
    /** Where a contract account that signs it is asked. */
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    message: text().notNull(),
    /** keccak256 of what only the asker knows; null where the asker did not want the challenge tied to itself. */
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
