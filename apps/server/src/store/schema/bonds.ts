import type { Address, Hex } from '@althing/domain/units';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, numeric, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';
import { app, time } from './app.ts';
import { organisations } from './organisations.ts';
import { users } from './users.ts';

/** A call that a multisig or governor is asked to execute. */
export interface ProposedCall {
  target: Address;
  data: Hex;
}

/** Accounts that are the bonding engine of a registered organisation: contracts that its plan deploys, and addresses that its form names. */
export const bondingEngines = app.table(
  'bonding_engines',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    address: bytea().notNull(),
    isNamed: boolean('is_named').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.chainId, table.address] }),
    index('bonding_engines_address').on(table.address, table.chainId),
  ],
);

/**
 * What people recorded about a market. Everything else is in `chain.bond_market`, found by id and transaction, as after a fork the same id may
 * belong to another market.
 */
export const bondMarkets = app.table(
  'bond_markets',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    name: text().notNull(),
    isPrivate: boolean('is_private').notNull(),
    /** Both null while the market is only proposed. */
    marketId: numeric('market_id'),
    transactionHash: bytea('transaction_hash'),
    /** Who would own a market that is proposed. */
    proposedOwner: bytea('proposed_owner'),
    createProposal: jsonb('create_proposal').$type<ProposedCall>(),
    /** The account that confirmed name, organisation and privacy. The confirmation does not count once that account is no longer the owner. */
    vouchedBy: bytea('vouched_by'),
    /** Merkle root of the recorded buyers. They count as long as the market on chain has the same root. */
    buyersRoot: bytea('buyers_root').references(() => buyerSets.root),
    closeProposal: jsonb('close_proposal').$type<ProposedCall>(),
    closeProposedAt: time('close_proposed_at'),
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => users.id),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bond_markets_market').on(table.chainId, table.marketId, table.transactionHash),
    index('bond_markets_organisation').on(table.organisationId, table.createdAt),
    index('bond_markets_private')
      .on(table.organisationId)
      .where(sql`${table.isPrivate} and ${table.marketId} is not null`),
    index('bond_markets_open')
      .on(table.recordedBy, table.organisationId)
      .where(sql`${table.marketId} is null`),
    index('bond_markets_buyers').on(table.buyersRoot),
  ],
);

/** Lists of buyers, identified by their Merkle root. Each is stored once, however many markets have it. */
export const buyerSets = app.table('buyer_sets', { root: bytea().primaryKey() });

/** The leaves of a list's Merkle tree: who may buy, and for how much. These accounts can see the private markets that have the list. */
export const setBuyers = app.table(
  'set_buyers',
  {
    root: bytea()
      .notNull()
      .references(() => buyerSets.root, { onDelete: 'cascade' }),
    address: bytea().notNull(),
    maxQuote: numeric('max_quote').notNull(),
  },
  (table) => [primaryKey({ columns: [table.root, table.address] })],
);

/**
 * Permits of buyers in private markets, which the owners signed. Each counts until its deadline, as long as the market has the same owner and nonce on
 * chain; a newer one of the same buyer does not end it.
 */
export const marketPermits = app.table(
  'market_permits',
  {
    market: uuid()
      .notNull()
      .references(() => bondMarkets.id, { onDelete: 'cascade' }),
    buyer: bytea().notNull(),
    owner: bytea().notNull(),
    maxQuote: numeric('max_quote').notNull(),
    nonce: numeric().notNull(),
    /** UNIX seconds, by the chain's clock. */
    deadline: bigint({ mode: 'number' }).notNull(),
    signature: bytea().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.market, table.buyer, table.nonce, table.deadline, table.maxQuote] }),
    index('market_permits_newest').on(table.market, table.createdAt),
  ],
);

/** What tokens said about themselves when first asked. */
export const tokens = app.table(
  'tokens',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    address: bytea().notNull(),
    name: text().notNull(),
    symbol: text().notNull(),
    decimals: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);

/** USD prices of whole tokens with the time from which each applies. The newest one before a moment is the price at that moment. */
export const tokenPrices = app.table(
  'token_prices',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    address: bytea().notNull(),
    /** UNIX seconds, like times of blocks; 0 for "always". */
    since: bigint({ mode: 'number' }).notNull(),
    usd: numeric().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address, table.since] })],
);
