import type { Pool } from 'pg';

/** Tables that must not depend on how they came about. Headers are a window whose edge does. */
const TABLES = {
  cursor: ['chain_id', 'number', 'hash', 'at', 'genesis', 'version'],
  event: ['*'],
  contract: ['*'],
  watched: ['chain_id', 'address', 'read_to'],
  proposal: ['*'],
  proposal_step: ['*'],
  operation_step: ['*'],
  vote: ['*'],
  cross_chain_vote: ['*'],
  refund: ['*'],
  vested_vote: ['*'],
  link: ['*'],
  checkpoint: ['*'],
  member: ['*'],
  bond_market: ['*'],
  bond_market_step: ['*'],
  bond_purchase: ['*'],
  bond_redemption: ['*'],
  bond_schedule: ['*'],
  bridge_transaction: ['*'],
  bridge_wrapping: ['*'],
  bridge_failure: ['*'],
  bridge_relay: ['*'],
  bridge_receipt: ['*'],
  bridge_step: ['*'],
  bridge_delivery: ['*'],
  controller_adapter: ['*'],
  transfer: ['*'],
} as const;

export type Dump = Record<keyof typeof TABLES, string[]>;

/** Every row of every table of the schema `chain`, as sorted text. */
export async function dump(pool: Pool): Promise<Dump> {
  const tables = Object.entries(TABLES).map(async ([table, columns]) => {
    const { rows } = await pool.query<{ row: string }>(
      `select row_to_json(t)::text as row from (select ${columns.join(', ')} from chain.${table}) t order by 1`,
    );
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(tables)) as Dump;
}

/** Names of the tables that differ. */
export const differences = (a: Dump, b: Dump): string[] =>
  (Object.keys(TABLES) as (keyof Dump)[]).filter((table) => a[table].join('\n') !== b[table].join('\n'));
