import { index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { app, time } from './app.ts';
import { organisations } from './organisations.ts';
import { users } from './users.ts';

/** Why members should be delegated to, in their own words: one of each user and organisation. */
export const delegateStatements = app.table(
  'delegate_statements',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    writtenAt: time('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.userId] }), index('delegate_statements_user').on(table.userId)],
);
