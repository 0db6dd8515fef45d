import { type SQL, sql } from 'drizzle-orm';

/** The cursor of a request is none of this list's; an answer of 400. */
export class InvalidCursorError extends Error {
  override name = 'InvalidCursorError';
  readonly statusCode = 400;
}

/** Digits of the columns that lists are sorted by; more would overflow them. */
export const DIGITS = { time: 15, chain: 15, block: 15, logIndex: 9, amount: 100, account: 49 } as const;

/** The place after the last row of a page, as the numbers it is sorted by. */
export const encodeKeyset = (values: readonly (string | number | bigint)[]): string => values.map(String).join('_');

/** @param digits - how long each of the numbers may be. */
export function decodeKeyset(cursor: string, digits: readonly number[]): string[] {
  const values = cursor.split('_');
  const isValid =
    values.length === digits.length && values.every((value, index) => /^-?\d+$/.test(value) && value.length <= digits[index]!);
  if (!isValid) throw new InvalidCursorError('The cursor is not one of this list');
  return values;
}

/**
 * Whether a row stands after the cursor's in a list that goes down by these columns; every one where there is no cursor.
 *
 * @param columns - by name, with their types.
 */
export function isBelow(columns: Readonly<Record<string, 'bigint' | 'int' | 'numeric' | 'bytea'>>, place: readonly unknown[] | null): SQL {
  const names = sql.raw(Object.keys(columns).join(', '));
  const values = Object.values(columns).map((type, index) => sql`${place?.[index] ?? null}::${sql.raw(type)}`);
  return sql`(${place === null}::boolean or (${names}) < (${sql.join(values, sql`, `)}))`;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** Cuts the row that was read beyond the page, which only tells that there is another page. */
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
