import { type SQL, sql } from 'drizzle-orm';

/** The cursor of a request does not belong to this list; answered with 400. */
export class InvalidCursorError extends Error {
  override name = 'InvalidCursorError';
  readonly statusCode = 400;
}

/** Most digits of the columns that lists are sorted by; longer numbers would overflow them. */
export const DIGITS = { time: 15, chain: 15, block: 15, logIndex: 9, amount: 100, account: 49 } as const;

/** A cursor: the values of the sort columns in the last row of a page. */
export const encodeKeyset = (values: readonly (string | number | bigint)[]): string => values.map(String).join('_');

/** @param digits - how many digits each value may have. @throws InvalidCursorError */
export function decodeKeyset(cursor: string, digits: readonly number[]): string[] {
  const values = cursor.split('_');
  const isValid =
    values.length === digits.length && values.every((value, index) => /^-?\d+$/.test(value) && value.length <= digits[index]!);
  if (!isValid) throw new InvalidCursorError('The cursor is not one of this list');
  return values;
}

type SortColumns = Readonly<Record<string, 'bigint' | 'int' | 'numeric' | 'bytea'>>;

/**
 * SQL condition: the row comes after the cursor in a list sorted by these columns, descending. True for every row where there is no cursor.
 *
 * @param columns - the types of the columns by name.
 */
export const isBelow = (columns: SortColumns, place: readonly unknown[] | null): SQL => isBeyond(columns, place, '<');

/** The same in a list that is sorted ascending. */
export const isAbove = (columns: SortColumns, place: readonly unknown[] | null): SQL => isBeyond(columns, place, '>');

function isBeyond(columns: SortColumns, place: readonly unknown[] | null, sign: '<' | '>'): SQL {
  const names = sql.raw(Object.keys(columns).join(', '));
  const values = Object.values(columns).map((type, index) => sql`${place?.[index] ?? null}::${sql.raw(type)}`);
  return sql`(${place === null}::boolean or (${names}) ${sql.raw(sign)} (${sql.join(values, sql`, `)}))`;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** Makes a page of the rows. One row more than `limit` was read, which only shows that there is a next page. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
  toItem: (row: Row) => Item,
): Page<Item> {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return { items: kept.map(toItem), nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
