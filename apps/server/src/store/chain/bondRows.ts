import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import {
  type BondMarketChange,
  type BondMarketStepChange,
  type BondPurchaseChange,
  type BondRedemptionChange,
  type BondScheduleChange,
  idSubject,
} from './bondChanges.ts';
import { inserting } from './inserting.ts';
import { statement } from '../statement.ts';

/* Inserts for bond markets and their events. */

export const insertBondMarkets = inserting<BondMarketChange>(
  'bond_market',
  {
    marketId: 'numeric',
    auctioneer: 'bytea',
    strategy: 'text',
    isFixedTerm: 'boolean',
    creator: 'bytea',
    payoutToken: 'bytea',
    quoteToken: 'bytea',
    callback: 'bytea',
    oracle: 'bytea',
    capacityInQuote: 'boolean',
    capacity: 'numeric',
    isPrivate: 'boolean',
    linearDuration: 'bigint',
    vesting: 'bigint',
    depositInterval: 'bigint',
    start: 'bigint',
    conclusion: 'bigint',
    scale: 'numeric',
    initialPrice: 'numeric',
    priceSettings: 'jsonb',
    subject: 'bytea',
  },
  ({ marketId }) => ({ subject: idSubject(marketId) }),
);

export const insertBondMarketSteps = inserting<BondMarketStepChange>('bond_market_step', {
  marketId: 'numeric',
  step: 'text',
  details: 'jsonb',
});

export const insertBondPurchases = inserting<BondPurchaseChange>('bond_purchase', {
  marketId: 'numeric',
  teller: 'bytea',
  buyer: 'bytea',
  recipient: 'bytea',
  referrer: 'bytea',
  quoteAmount: 'numeric',
  protocolFee: 'numeric',
  referrerFee: 'numeric',
  payout: 'numeric',
  price: 'numeric',
  oraclePrice: 'numeric',
  expiry: 'bigint',
  bondId: 'numeric',
});

export const insertBondRedemptions = inserting<BondRedemptionChange>('bond_redemption', {
  bondId: 'numeric',
  owner: 'bytea',
  amount: 'numeric',
});

export const insertBondSchedules = inserting<BondScheduleChange>(
  'bond_schedule',
  {
    vault: 'bytea',
    scheduleId: 'numeric',
    beneficiary: 'bytea',
    token: 'bytea',
    start: 'bigint',
    cliff: 'bigint',
    duration: 'bigint',
    slice: 'bigint',
    amount: 'numeric',
    subject: 'bytea',
  },
  ({ scheduleId }) => ({ subject: idSubject(scheduleId) }),
);

/** Tables from which undoing a block deletes the rows of that block. */
export const BOND_TABLES = ['bond_market', 'bond_market_step', 'bond_purchase', 'bond_redemption', 'bond_schedule'] as const;

/** Ids of markets with rows above `block`. */
export async function bondMarketsAbove(client: ClientBase, chainId: number, block: number): Promise<bigint[]> {
  const { rows } = await client.query<{ market_id: string }>(
    statement(sql`select market_id from chain.bond_market where chain_id = ${chainId} and block > ${block}
     union select market_id from chain.bond_market_step where chain_id = ${chainId} and block > ${block}
     union select market_id from chain.bond_purchase where chain_id = ${chainId} and block > ${block}`),
  );
  return rows.map(({ market_id }) => BigInt(market_id));
}
