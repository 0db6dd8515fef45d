import { emptyOf } from './emptyOf.ts';
import type { DraftOf, Field, List, Variants } from './field.ts';

/** Far above every limit of a form; only keeps a manipulated draft from using up memory. */
const MAX_ENTRIES = 5000;

/** Reads a draft from any stored value: keeps what is usable, and fills the rest with empty values. */
export const readDraft = <F extends Field>(field: F, stored: unknown): DraftOf<F> => read(field, stored, emptyOf(field)) as DraftOf<F>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function read(field: Field, stored: unknown, fallback: unknown): unknown {
  switch (field.kind) {
    case 'scalar': {
      const value = field.read(stored);
      return value === undefined ? fallback : value;
    }
    case 'id':
      return typeof stored === 'string' ? stored : fallback;
    case 'list':
      return Array.isArray(stored) ? readEntries(field, stored) : fallback;
    case 'maybe':
      return field.isDrafted || isRecord(stored) ? read(field.of, stored, emptyOf(field.of)) : null;
    case 'variants':
      return isRecord(stored) ? readVariant(field, stored, fallback) : fallback;
    case 'group':
      return readGroup(field.fields, isRecord(stored) ? stored : {}, fallback as Record<string, unknown>);
  }
}

function readGroup(fields: Readonly<Record<string, Field>>, stored: Record<string, unknown>, fallback: Record<string, unknown>): unknown {
  const draft = { ...fallback };
  for (const [key, field] of Object.entries(fields)) {
    const value = read(field, stored[key], fallback[key]);
    if (value !== undefined) draft[key] = value;
  }
  return draft;
}

/** Each entry is completed separately; values that are no entries are dropped. */
function readEntries({ of, entry }: List, stored: readonly unknown[]): unknown[] {
  const entries = stored.slice(0, MAX_ENTRIES);
  if (of.kind === 'scalar') return entries.map((value) => of.read(value)).filter((value) => value !== undefined);
  return entries.flatMap((value, index) => (isRecord(value) ? [read(of, value, emptyOf(of, `${entry}-${index + 1}`))] : []));
}

function readVariant({ tag, of }: Variants, stored: Record<string, unknown>, fallback: unknown): unknown {
  const found = Object.entries(of).find(([name]) => name === stored[tag]);
  if (!found) return fallback;
  const [name, group] = found;
  return { [tag]: name, ...(read(group, stored, emptyOf(group)) as object) };
}
