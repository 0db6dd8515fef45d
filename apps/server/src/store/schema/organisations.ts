import type { Modules, OrganisationState, Profile, TokenInput } from '@althing/domain/organisation';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';
import { app, time } from './app.ts';
import { users } from './users.ts';

export const categories = app.table('categories', {
  id: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
});

export const files = app.table(
  'files',
  {
    id: text().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentType: text('content_type').$type<'image/jpeg' | 'image/png'>().notNull(),
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('files_owner').on(table.ownerId)],
);

/** Uploads that are being read or were refused. They count towards the quota of their owner for a day. */
export const uploadAttempts = app.table(
  'upload_attempts',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    size: integer().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('upload_attempts_owner').on(table.ownerId), index('upload_attempts_age').on(table.createdAt)],
);

export const organisations = app.table(
  'organisations',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    /** The name in lower case without accents, by which lists are sorted. */
    nameKey: text('name_key').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    logoId: text('logo_id').references(() => files.id),
    profile: jsonb().$type<Profile>().notNull(),
    modules: jsonb().$type<Modules>().notNull(),
    token: jsonb().$type<TokenInput>(),
    salt: bytea().notNull(),
    chainIds: bigint('chain_ids', { mode: 'number' }).array().notNull(),
    hasBondingEngine: boolean('has_bonding_engine').notNull(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id),
    isDemo: boolean('is_demo').notNull().default(false),
    state: text().$type<OrganisationState>().notNull(),
    /** How often its record has changed, from 1. An upgrade proposal is based on one revision. */
    revision: integer().notNull().default(1),
    createdAt: time('created_at').notNull(),
    /** When somebody last created, registered, reported or reset something of it. */
    touchedAt: time('touched_at').notNull(),
  },
  (table) => [
    uniqueIndex('organisations_slug').on(table.slug),
    uniqueIndex('organisations_creator_salt').on(table.creatorId, table.salt),
    index('organisations_salt').on(table.salt, table.createdAt),
    index('organisations_newest').on(table.createdAt, table.id),
    index('organisations_name').on(sql`${table.nameKey} collate "C"`, table.id),
    index('organisations_category_newest').on(table.categoryId, table.createdAt, table.id),
    index('organisations_category_name').on(table.categoryId, sql`${table.nameKey} collate "C"`, table.id),
    index('organisations_creator_newest').on(table.creatorId, table.createdAt, table.id),
    index('organisations_state_newest').on(table.state, table.createdAt, table.id),
    index('organisations_state_name').on(table.state, sql`${table.nameKey} collate "C"`, table.id),
    index('organisations_unfinished')
      .on(table.touchedAt)
      .where(sql`${table.state} <> 'deployed'`),
    index('organisations_chains').using('gin', table.chainIds),
    index('organisations_words').using('gin', sql`to_tsvector('simple', ${table.nameKey})`),
  ],
);

/** The number used for the slug of the last organisation of a name; the first has no number. */
export const slugNumbers = app.table('slug_numbers', {
  base: text().primaryKey(),
  number: integer().notNull(),
});
