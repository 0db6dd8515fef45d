import type { Field, Values } from './field.ts';

/** What stands at a dotted path of a draft; undefined where nothing does. */
export const valueAt = (draft: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], draft);

/** The description of what stands at a dotted path; undefined for a path of another form. */
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
