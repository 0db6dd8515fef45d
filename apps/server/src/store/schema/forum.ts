import type { ForumTopic } from '@althing/domain/http';
import { index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { app, time } from './app.ts';
import { organisations } from './organisations.ts';

/** Organisations that are mirrored to the voting forum. */
export const forumLinks = app.table(
  'forum_links',
  {
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** What the forum calls it, and its page there; null until it answered. */
    slug: text(),
    url: text(),
    /** By proposal (`chain/governor/id`), what the forum was last told of it; the newest proposals only. */
    told: jsonb().$type<Record<string, string>>().notNull(),
    topics: jsonb().$type<ForumTopic[]>().notNull(),
    syncedAt: time('synced_at'),
    problem: text(),
    /** In a row. */
    failures: integer().notNull(),
    nextAt: time('next_at').notNull(),
  },
  (table) => [index('forum_links_due').on(table.nextAt)],
);
