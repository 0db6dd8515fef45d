import type { CheckResult } from '@althing/domain/http';
import type { ContractKind, ContractState } from '@althing/domain/organisation';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FrozenChainPlan } from '../frozenPlan.ts';
import { bytea } from '../columns.ts';
import { app, time } from './app.ts';
import { organisations } from './organisations.ts';

/** One chain of a registered organisation: its deployer, its stored plan, and when the chain is checked next. */
export const deployments = app.table(
  'deployments',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    deployer: bytea().notNull(),
    plan: jsonb().$type<FrozenChainPlan>().notNull(),
    registeredAt: time('registered_at').notNull(),
    /** Null once every contract of the chain is verified, or nobody has touched the plan for as long as plans last. */
    nextCheckAt: time('next_check_at'),
    /** When it was last checked because somebody opened the organisation again. */
    wokenAt: time('woken_at'),
    /** Whether something of the chain was reported or found while it is not complete. */
    isOnItsWay: boolean('is_on_its_way').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.chainId] }),
    index('deployments_due').on(table.isOnItsWay.desc(), table.nextCheckAt),
    index('deployments_newest').on(table.chainId, table.registeredAt),
  ],
);

/** Planned contracts; the chain decides about their state. */
export const organisationContracts = app.table(
  'organisation_contracts',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** Number of the step within its chain's batch. */
    position: integer().notNull(),
    stepId: text('step_id').notNull(),
    kind: text().$type<ContractKind>().notNull(),
    name: text().notNull(),
    address: bytea().notNull(),
    state: text().$type<ContractState>().notNull(),
    reason: text(),
    transactionHash: bytea('transaction_hash'),
    /** Block of the deployment. Values that normal use changes are checked as of that block. */
    blockNumber: bigint('block_number', { mode: 'number' }),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('organisation_contracts_step').on(table.organisationId, table.chainId, table.stepId),
    index('organisation_contracts_address').on(table.chainId, table.address),
    index('organisation_contracts_anywhere').on(table.address),
    index('organisation_contracts_portals')
      .on(table.organisationId)
      .where(sql`${table.kind} = 'assetController'`),
  ],
);

/** Transactions reported for a chain's batch, with what is needed to tell "replaced" from "still waiting". */
export const deploymentTransactions = app.table(
  'deployment_transactions',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    hash: bytea().notNull(),
    /** Sender and nonce, once a node has shown the transaction. */
    sender: bytea(),
    nonce: bigint({ mode: 'number' }),
    submittedAt: time('submitted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.chainId, table.hash] })],
);

/** Results of reading back whether "deployed = reviewed"; the newest one counts. */
export const receipts = app.table(
  'receipts',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    checkedAt: time('checked_at').notNull(),
    ok: boolean().notNull(),
    checks: jsonb().$type<CheckResult[]>().notNull(),
  },
  (table) => [index('receipts_newest').on(table.organisationId, table.checkedAt)],
);
