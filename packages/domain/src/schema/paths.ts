import type { Field, Values } from './field.ts';

/** The dotted paths of `T`, such as `modules.governor.0.chainId`. */
export type PathOf<T> = T extends readonly (infer Entry)[]
  ? `${number}` | `${number}.${PathOf<Entry>}`
  : T extends object
    ? { [Key in keyof T & string]: Key | `${Key}.${PathOf<NonNullable<T[Key]>>}` }[keyof T & string]
    : never;

type At<T, Key extends string> = T extends readonly (infer Entry)[] ? Entry : Key extends keyof T ? T[Key] : never;

/** What stands at a path of `T`. */
export type ValueAt<T, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? ValueAt<NonNullable<At<T, Key>>, Rest>
  : At<T, Path>;

/** The paths of `T` at which a `Value` stands. */
export type PathTo<T, Value, Path extends PathOf<T> = PathOf<T>> = Path extends unknown
  ? ValueAt<T, Path> extends Value
    ? Path
    : never
  : never;

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
