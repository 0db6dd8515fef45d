import type { Meaning } from '@althing/domain/simulation';
import { jsonb, text } from 'drizzle-orm/pg-core';
import { app, time } from './app.ts';

/** What was first found that something would do, with which later simulations are compared. */
export const keptSimulations = app.table('kept_simulations', {
  /** `proposal:<chain id>:<governor>:<proposal id>`, `upgrade:<id>:<chain id>` or `safe:<chain id>:<hash>`, in lower case. */
  subject: text().primaryKey(),
  meaning: jsonb().$type<Meaning>().notNull(),
  simulatedAt: time('simulated_at').notNull(),
});
