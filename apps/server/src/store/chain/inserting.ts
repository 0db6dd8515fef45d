import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Position } from './changes.ts';
import { toJson } from './columns.ts';
import { statement } from '../statement.ts';

/*
 * Inserts for tables that get few rows per step: the rows are passed as one JSON parameter, however many columns there are. Bytes are hex
 * in it.
 */

/** Rows with the position of their event. */
type Positioned<Row> = Row & Position;
export type Insert<Row> = (client: ClientBase, chainId: number, rows: readonly Positioned<Row>[]) => Promise<unknown>;

type Column = 'bigint' | 'integer' | 'numeric' | 'text' | 'boolean' | 'jsonb' | 'bytea';

const POSITION = { block: 'bigint', logIndex: 'integer', at: 'bigint', transactionHash: 'bytea' } as const;

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** SQL that reads field `name` of the JSON object `r.row` as the type of its column. */
const read = (name: string, column: Column) => {
  if (column === 'bytea') return `decode(substring(r.row ->> '${name}' from 3), 'hex')`;
  return column === 'jsonb' ? `r.row -> '${name}'` : `(r.row ->> '${name}')::${column}`;
};

/** Makes an insert for rows whose field names are the column names in camel case. */
export function inserting<Row>(
  table: string,
  columns: Readonly<Record<string, Column>>,
  more: (row: Positioned<Row>, chainId: number) => object = () => ({}),
): Insert<Row> {
  const all = { ...POSITION, ...columns };
  const names = Object.keys(all)
    .map((name) => `"${snake(name)}"`)
    .join(', ');
  const values = Object.entries(all).map(([name, column]) => read(name, column));
  const into = sql.raw(`insert into chain.${table} (chain_id, ${names})`);
  const selected = sql.raw(values.join(', '));
  return (client, chainId, rows) => {
    const json = toJson(rows.map((row) => ({ ...row, ...more(row, chainId) })));
    return client.query(
      statement(
        sql`${into} select ${chainId}::bigint, ${selected} from jsonb_array_elements(${json}::jsonb) as r (row) on conflict do nothing`,
      ),
    );
  };
}
