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
import type { Position } from './changes.ts';
import { toJson } from './columns.ts';
import { statement } from '../statement.ts';

/*
 * Inserts of bond markets and what happens in them. There are few of them per step, so every row travels as JSON: one parameter, whatever
 * the number of columns. Bytes are hex in it.
 */

type Positioned<Row> = Row & Position;
type Insert<Row> = (client: ClientBase, chainId: number, rows: readonly Positioned<Row>[]) => Promise<unknown>;

type Column = 'bigint' | 'integer' | 'numeric' | 'text' | 'boolean' | 'jsonb' | 'bytea';

const POSITION = { block: 'bigint', logIndex: 'integer', at: 'bigint', transactionHash: 'bytea' } as const;

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `value` of the JSON object `r.row` as the type of its column. */
const read = (name: string, column: Column) => {
  if (column === 'bytea') return `decode(substring(r.row ->> '${name}' from 3), 'hex')`;
  return column === 'jsonb' ? `r.row -> '${name}'` : `(r.row ->> '${name}')::${column}`;
};

/** Inserts rows whose fields, named as here, become columns named in snake case. */
function inserting<Row>(table: string, columns: Readonly<Record<string, Column>>, more: (row: Row) => object = () => ({})): Insert<Row> {
  const all = { ...POSITION, ...columns };
  const names = Object.keys(all).map(snake).join(', ');
  const values = Object.entries(all).map(([name, column]) => read(name, column));
  const into = sql.raw(`insert into chain.${table} (chain_id, ${names})`);
  const selected = sql.raw(values.join(', '));
  return (client, chainId, rows) => {
    const json = toJson(rows.map((row) => ({ ...row, ...more(row) })));
    return client.query(
      statement(
        sql`${into} select ${chainId}::bigint, ${selected} from jsonb_array_elements(${json}::jsonb) as r (row) on conflict do nothing`,
      ),
    );
  };
}

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

/** Tables whose rows an undone block takes with it. */
export const BOND_TABLES = ['bond_market', 'bond_market_step', 'bond_purchase', 'bond_redemption', 'bond_schedule'] as const;

/** Markets that blocks above `block` concern. */
export async function bondMarketsAbove(client: ClientBase, chainId: number, block: number): Promise<bigint[]> {
  const { rows } = await client.query<{ market_id: string }>(
    statement(sql`select market_id from chain.bond_market where chain_id = ${chainId} and block > ${block}
     union select market_id from chain.bond_market_step where chain_id = ${chainId} and block > ${block}
     union select market_id from chain.bond_purchase where chain_id = ${chainId} and block > ${block}`),
  );
  return rows.map(({ market_id }) => BigInt(market_id));
}
