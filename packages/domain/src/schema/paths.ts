import type { Field, Values } from './field.ts';

/** The value at a dotted path of a draft; undefined where there is none. */
export const valueAt = (draft: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], draft);

/** The draft with another value at a dotted path. Only what contains it is copied; a path that leads nowhere changes nothing. */
export const withValueAt = <Draft>(draft: Draft, path: string, value: unknown): Draft => replaced(draft, path.split('.'), value) as Draft;

function replaced(part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof part !== 'object' || part === null) return part;
  const before = (part as Values)[key];
  const after = replaced(before, rest, value);
  if (after === before) return part;
  return Array.isArray(part) ? part.with(Number(key), after) : { ...part, [key]: after };
}

/** The field that describes the value at a dotted path; undefined where no such path exists. */
export function fieldAt(field: Field, path: string): Field | undefined {
  return path.split('.').reduce<Field | undefined>((found, key) => found && partOf(found, key), field);
}

function partOf(field: Field, key: string): Field | undefined {
  switch (field.kind) {
    case 'group':
      return field.fields[key];
    case 'list':
      return field.of;
    case 'maybe':
      return partOf(field.of, key);
    case 'variants':
      return Object.values(field.of).find(({ fields }) => key in fields)?.fields[key];
    default:
      return undefined;
  }
}
