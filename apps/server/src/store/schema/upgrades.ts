import type { OrganisationInput } from '@althing/domain/organisation';
import type { UpgradeState } from '@althing/domain/upgrades';
import type { LeavingContract } from '@althing/planner';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FrozenChainPlan } from '../frozenPlan.ts';
import type { FrozenUpgradeTransaction, UpgradeProgress } from '../frozenUpgrade.ts';
import { bytea } from '../columns.ts';
import { app, time } from './app.ts';
import { files, organisations } from './organisations.ts';
import { users } from './users.ts';

/** Proposed changes of deployed organisations, with the plan that their signers decide about. */
export const upgradeProposals = app.table(
  'upgrade_proposals',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    proposerId: uuid('proposer_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** As noted last; one whose time is over is expired before that is noted. */
    state: text().$type<UpgradeState>().notNull(),
    /** Of the organisation's record on which it is based, and that record. Null where the plan is not kept any more, as `upgraded` is. */
    revision: integer().notNull(),
    present: jsonb().$type<OrganisationInput>(),
    upgraded: jsonb().$type<OrganisationInput>(),
    /** Kept for as long as the proposal is. */
    logoId: text('logo_id').references(() => files.id),
    transactions: jsonb().$type<FrozenUpgradeTransaction[]>().notNull(),
    /** The whole organisation as it is to become, for its ledger. None of an expired one, which nobody registers. */
    chains: jsonb().$type<FrozenChainPlan[]>().notNull(),
    planHash: bytea('plan_hash').notNull(),
    /** Chains whose signers decide. */
    voteChainIds: bigint('vote_chain_ids', { mode: 'number' }).array().notNull(),
    progress: jsonb().$type<UpgradeProgress[]>().notNull(),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
    executingSince: time('executing_since'),
    executedAt: time('executed_at'),
    registeredAt: time('registered_at'),
    /** When its chains are looked at next, while it is executing. */
    nextCheckAt: time('next_check_at'),
    /** What it changes, in Markdown; empty for those from before there were any. */
    words: text().notNull().default(''),
    /** Kept for as long as the proposal is, as nothing else knows where they are; none of those from before there were any. */
    leaving: jsonb().$type<LeavingContract[]>().notNull().default([]),
  },
  (table) => [
    index('upgrade_proposals_newest').on(table.organisationId, table.createdAt, table.id),
    index('upgrade_proposals_words').using('gin', sql`to_tsvector('simple', ${table.name})`),
    // An organisation becomes one thing after the other.
    uniqueIndex('upgrade_proposals_executing')
      .on(table.organisationId)
      .where(sql`${table.state} in ('executing', 'executed')`),
    index('upgrade_proposals_due')
      .on(table.nextCheckAt)
      .where(sql`${table.state} = 'executing'`),
    index('upgrade_proposals_logo').on(table.logoId),
    index('upgrade_proposals_kept')
      .on(table.createdAt)
      .where(sql`${table.state} = 'expired' and ${table.upgraded} is not null`),
    index('upgrade_proposals_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} in ('open', 'approved')`),
  ],
);

/** The newest vote of each account on a proposal. */
export const upgradeVotes = app.table(
  'upgrade_votes',
  {
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => upgradeProposals.id, { onDelete: 'cascade' }),
    voter: bytea().notNull(),
    /** The chain of a contract account; null for a key. */
    chainId: bigint('chain_id', { mode: 'number' }),
    approve: boolean().notNull(),
    signature: bytea().notNull(),
    votedAt: time('voted_at').notNull(),
  },
  (table) => [unique('upgrade_votes_account').on(table.proposalId, table.voter, table.chainId).nullsNotDistinct()],
);
