import type { Field, Values } from './field.ts';

/** The value at a dotted path of a draft; undefined where there is none. */
export const valueAt = (draft: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], draft);

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
