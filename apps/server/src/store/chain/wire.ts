import type { Address } from '@althing/domain/units';
import { getAddress } from 'viem';
import { hexOf } from './columns.ts';

/* From database columns to values of the API. */

/** The last second that every reader of ISO 8601 understands. A contract may state a later one. */
const LAST_SECOND = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;

/** @param seconds - UNIX time as Postgres prints `bigint` and `numeric`. */
export const isoTime = (seconds: string): string => new Date(Math.min(Number(seconds), LAST_SECOND) * 1000).toISOString();

export const isoTimeOrNull = (seconds: string | null): string | null => (seconds === null ? null : isoTime(seconds));

export const addressOf = (column: Buffer): Address => getAddress(hexOf(column));

const NOBODY = Buffer.alloc(20);

/** Null for a missing address and for the zero address, which means "nobody" on chain. */
export const addressOrNull = (column: Buffer | null): Address | null =>
  column === null || column.equals(NOBODY) ? null : addressOf(column);

/** Events of a faulty contract may add up to less than zero, but amounts in answers are unsigned. */
export const amountOf = (column: string | null): string => (column === null || column.startsWith('-') ? '0' : column);

/** Gives addresses inside arguments their checksum. */
export function checksummed(value: unknown): unknown {
  if (typeof value === 'string') return /^0x[0-9a-f]{40}$/.test(value) ? getAddress(value) : value;
  if (Array.isArray(value)) return value.map(checksummed);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, checksummed(inner)]));
  return value;
}
