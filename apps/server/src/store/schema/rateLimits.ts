import { index, integer, text } from 'drizzle-orm/pg-core';
import { app, time } from './app.ts';

/** How often somebody did something within a span of time, across all processes. If these rows are lost, a few more requests are let through. */
export const rateLimits = app.table(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ended').on(table.endsAt)],
);
