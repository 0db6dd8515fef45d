import { index, integer, text } from 'drizzle-orm/pg-core';
import { app, time } from './app.ts';

/** How often somebody did something in a span of time, counted for all processes together. Losing it lets a few more through. */
export const rateLimits = app.table(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ended').on(table.endsAt)],
);
