import type { Json, JsonRecord } from './vectorFile.ts';

/** Readers of a file's values; each throws Error where a value is of another kind. */

export function integer(value: Json | undefined): bigint {
  if ((typeof value === 'string' && /^\d+$/.test(value)) || (typeof value === 'number' && Number.isInteger(value))) return BigInt(value);
  throw new Error(`${JSON.stringify(value)} is no integer`);
}

export function text(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  throw new Error(`${JSON.stringify(value)} is no text`);
}

export function list(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${JSON.stringify(value)} is no list`);
}

export function record(value: Json): JsonRecord {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error(`${JSON.stringify(value)} is no record`);
}
