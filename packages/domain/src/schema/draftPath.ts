/** Dotted paths of what stands in a draft, at any depth; `${number}` is the place of an entry in its list. */
export type DraftPath<Draft> = Draft extends readonly (infer Entry)[]
  ? `${number}` | `${number}.${DraftPath<Entry>}`
  : Draft extends object
    ? { [Key in keyof Draft & string]: Key | `${Key}.${DraftPath<Draft[Key]>}` }[keyof Draft & string]
    : never;

/** What stands at a path; undefined among it where a record on the way may be missing. */
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

/** The paths at which a `Value` stands. */
export type PathTo<Draft, Value, Path extends string = DraftPath<Draft>> = Path extends unknown
  ? [ValueAt<Draft, Path>] extends [Value]
    ? Path
    : never
  : never;
