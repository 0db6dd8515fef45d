import type { Hex } from '@althing/domain/units';

/*
 * Columns of many rows as Postgres array literals, for `unnest`. Built by hand: the driver escapes element by element, which costs more than all
 * the rest when tens of thousands of rows are written per second.
 */

export const numbers = (values: readonly (number | bigint | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : value.toString())).join(',')}}`;

/** Read it with `decode(x, 'hex')` in SQL. */
export const hexes = (values: readonly (Hex | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${value.slice(2)}"`)).join(',')}}`;

/** Postgres can store U+0000 neither in text nor in JSON, and anybody can log it on chain. */
const withoutNul = (value: string): string => (value.includes('\0') ? value.replaceAll('\0', '\u{fffd}') : value);

export const texts = (values: readonly string[]): string[] => values.map(withoutNul);

const plain = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return value.toString();
  return typeof value === 'string' ? withoutNul(value) : value;
};

export const toJson = (value: unknown): string => JSON.stringify(value, plain);

export const bytes = (value: Hex): Buffer => Buffer.from(value.slice(2), 'hex');
export const hexOf = (value: Buffer): Hex => `0x${value.toString('hex')}`;
