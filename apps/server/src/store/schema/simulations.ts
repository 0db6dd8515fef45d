import type { Meaning } from '@althing/domain/simulation';
import { bigint, jsonb, numeric, primaryKey } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';
import { app, time } from './app.ts';

/** What each proposal was first found to do, with which later simulations are compared. */
export const proposalSimulations = app.table(
  'proposal_simulations',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    governor: bytea().notNull(),
    proposalId: numeric('proposal_id', { precision: 78, scale: 0, mode: 'bigint' }).notNull(),
    meaning: jsonb().$type<Meaning>().notNull(),
    simulatedAt: time('simulated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.governor, table.proposalId] })],
);
