import type { CheckResult } from '@althing/domain/http';
import type { ContractKind, ContractState } from '@althing/domain/organisation';
import { bigint, boolean, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FrozenChainPlan } from '../frozenPlan.ts';
import { bytea } from '../columns.ts';
import { app, time } from './app.ts';
import { organisations } from './organisations.ts';

/** One chain of a registered organisation: who deploys it, its frozen plan, and when the chain is looked at next. */
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
    /** Null once every contract of the chain is verified, or nobody has touched its plan for as long as plans last. */
    nextCheckAt: time('next_check_at'),
    /** When it was last looked at because somebody came back. */
    wokenAt: time('woken_at'),
    /** Something of the chain was reported or found, and it does not stand yet. */
    isOnItsWay: boolean('is_on_its_way').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.chainId] }),
    index('deployments_due').on(table.isOnItsWay.desc(), table.nextCheckAt),
    index('deployments_newest').on(table.chainId, table.registeredAt),
  ],
);

/** Ledger of planned contracts; the chain decides their state. */
export const organisationContracts = app.table(
  'organisation_contracts',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** Order of the steps in their chain's batch. */
    position: integer().notNull(),
    stepId: text('step_id').notNull(),
    kind: text().$type<ContractKind>().notNull(),
    name: text().notNull(),
    address: bytea().notNull(),
    state: text().$type<ContractState>().notNull(),
    reason: text(),
    transactionHash: bytea('transaction_hash'),
    /** Block of the deployment, at which the checks that everyday use changes are read. */
    blockNumber: bigint('block_number', { mode: 'number' }),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('organisation_contracts_step').on(table.organisationId, table.chainId, table.stepId),
    index('organisation_contracts_address').on(table.chainId, table.address),
  ],
);

/** Transactions that somebody reported for a chain's batch, with what is needed to tell "replaced" from "still waiting". */
export const deploymentTransactions = app.table(
  'deployment_transactions',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    hash: bytea().notNull(),
    /** Sender and nonce, once a node has shown us the transaction. */
    sender: bytea(),
    nonce: bigint({ mode: 'number' }),
    submittedAt: time('submitted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.chainId, table.hash] })],
);

/** Results of the "deployed = reviewed" read-back; the newest one counts. */
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
