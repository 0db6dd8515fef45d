/** Dotted paths of all values in a draft, at any depth. `${number}` is the position of an entry in its list. */
export type DraftPath<Draft> = Draft extends readonly (infer Entry)[]
  ? `${number}` | `${number}.${DraftPath<Entry>}`
  : Draft extends object
    ? { [Key in keyof Draft & string]: Key | `${Key}.${DraftPath<Draft[Key]>}` }[keyof Draft & string]
    : never;

/** The type of the value at a path; includes undefined if a record on the way may be missing. */
export type ValueAt<Draft, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? ValueAt<Step<Draft, Key>, Rest>
  : Step<Draft, Path>;

type Step<Draft, Key extends string> = Draft extends readonly (infer Entry)[]
  ? Entry
  : Draft extends object
    ? Key extends keyof Draft
      ? Draft[Key]
      : undefined
    : undefined;

/** The paths at which there is a `Value`. */
export type PathTo<Draft, Value, Path extends string = DraftPath<Draft>> = Path extends unknown
  ? [ValueAt<Draft, Path>] extends [Value]
    ? Path
    : never
  : never;
