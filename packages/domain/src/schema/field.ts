import type { ChainChoice } from '../chains/chains.ts';

/**
 * A description of what people fill in, as plain data. Everything that depends on the shape is derived from it: types (`DraftOf`, `InputOf`),
 * the empty draft, reading stored drafts, conversion between draft and input, the rules about limits, what a review and a comparison show,
 * and the schema of requests and answers.
 */
export type Field = Scalar | Id | Group | List | Variants | Maybe;

declare const SHAPE: unique symbol;

/** Carries the two types of a field; it has no value at run time. */
export interface Shaped<Draft = unknown, Input = unknown> {
  readonly [SHAPE]?: { draft: Draft; input: Input };
}

export type Values = Readonly<Record<string, unknown>>;

/**
 * Who may change a value once the organisation is deployed: `upgrade` an upgrade proposal, `governor` a vote of the governor that it belongs to,
 * `holders` whoever holds the wallet, or `nobody`.
 */
export type ChangedBy = 'upgrade' | 'governor' | 'holders' | 'nobody';

/** Traits that every field may have. */
interface FieldTraits {
  /** Only drafts contain it. */
  readonly draftOnly?: true;
  /** An input may omit it, which has no further meaning. */
  readonly optional?: true;
  /** A request may omit it; it then has the value that an empty draft has. */
  readonly hasDefault?: true;
  /** Section of the review; where absent, that of the enclosing field. */
  readonly section?: string;
  /** Where absent, that of the enclosing field. For a list, also who may add and remove entries. */
  readonly changedBy?: ChangedBy;
}

/** What a value is called and when it applies. */
export interface Meaning {
  /** Used in the review, in comparisons and, without `ask`, in the form; empty where the title of the entry shows the value. */
  readonly label: string | ((record: Values) => string);
  /** Label in the form, where it differs. */
  readonly ask?: string;
  /** Where it answers false, the value is neither asked for nor reviewed. */
  readonly when?: (record: Values) => boolean;
}

/** What is needed to show a value. */
export interface DisplayContext {
  chains: readonly Pick<ChainChoice, 'id' | 'name'>[];
  /** The groups that contain the value, innermost first. */
  above: readonly Values[];
}

/** How the review shows a value other than as text. */
export type FactKind = 'text' | 'accounts' | 'category' | 'logo';

/** The limits of a value in requests and answers. */
export type Wire =
  | { type: 'string'; min: number; max: number; pattern?: RegExp; format?: 'dateTime'; orNull?: true }
  | { type: 'number'; min: number; max: number; isWhole: boolean }
  | { type: 'boolean' }
  | { type: 'choice'; values: readonly (string | boolean)[] }
  | { type: 'either'; of: readonly Wire[] };

/** A field with one value. Functions are methods, so that a field of any type is assignable to `Field`. */
export interface Scalar<Draft = unknown, Input = Draft> extends Shaped<Draft, Input>, FieldTraits, Meaning {
  readonly kind: 'scalar';
  readonly wire: Wire;
  readonly fact?: FactKind;
  readonly empty: Draft;
  /** The usable part of a stored value; undefined where there is none. */
  read(stored: unknown): Draft | undefined;
  write(draft: Draft): Input;
  /** What is wrong with the value, independent of the rest of the form; undefined where nothing is. */
  problem(draft: Draft): string | undefined;
  show(input: Input, context: DisplayContext): string;
}

/** The id of a list's entry within one draft. */
export interface Id extends Shaped<string, string>, FieldTraits {
  readonly kind: 'id';
}

export interface Group<Draft = unknown, Input = Draft> extends Shaped<Draft, Input>, FieldTraits {
  readonly kind: 'group';
  readonly fields: Readonly<Record<string, Field>>;
  /** Removes parts of the draft that do not apply. */
  settle?(draft: Draft): Draft;
  /** Title where the group is reviewed as one item. A group without a title is reviewed with its surroundings. */
  title?(input: Input, context: DisplayContext): string;
}

export interface List<Draft = unknown, Input = Draft> extends Shaped<Draft[], Input[]>, FieldTraits, Partial<Meaning> {
  readonly kind: 'list';
  readonly of: Field;
  /** Prefix of its entries' ids in a draft, and the type of its items. */
  readonly entry: string;
  readonly min: number;
  readonly max: number;
  /** For the sentence "At most 20 links". Without it, only the server tells about the limit. */
  readonly noun?: string;
  /** Identifies the same entry in two versions of an organisation; without it, the position does. */
  key?(input: Input): string;
  title?(input: Input, context: DisplayContext): string;
  show?(input: Input[], context: DisplayContext): string;
  /** The entries are numbers or words whose order has no meaning. */
  readonly isSet?: true;
  /** Where `min` equals `max`: the message for any other number of entries. */
  readonly exactly?: string;
  readonly empty: Draft[];
  readonly fact?: FactKind;
}

/** One of several groups, distinguished by a tag. */
export interface Variants<Draft = unknown, Input = Draft> extends Shaped<Draft, Input>, FieldTraits {
  readonly kind: 'variants';
  readonly tag: string;
  readonly of: Readonly<Record<string, Group>>;
}

/** A group that may be null. `isDrafted`: drafts contain it nevertheless. */
export interface Maybe<Draft = unknown, Input = Draft> extends Shaped<Draft, Input>, FieldTraits {
  readonly kind: 'maybe';
  readonly of: Group;
  readonly isDrafted: boolean;
}

/** The type of a draft of `F`. */
export type DraftOf<F> = F extends { readonly [SHAPE]?: { draft: infer Draft } } ? Draft : never;
/** The type of `F` in a complete organisation. */
export type InputOf<F> = F extends { readonly [SHAPE]?: { input: infer Input } } ? Input : never;

/** An object type with all its keys written out. */
type Flat<T> = { [Key in keyof T]: T[Key] } & {};

/** Only an optional scalar may be missing from drafts too. */
type LeftOut<F> = F extends { readonly kind: 'scalar'; readonly optional: true } ? true : false;

export type GroupDraft<Fields> = Flat<
  { -readonly [Key in keyof Fields as LeftOut<Fields[Key]> extends true ? never : Key]: DraftOf<Fields[Key]> } & {
    -readonly [Key in keyof Fields as LeftOut<Fields[Key]> extends true ? Key : never]?: DraftOf<Fields[Key]>;
  }
>;

type Presence<F> = F extends { readonly draftOnly: true } ? 'absent' : F extends { readonly optional: true } ? 'optional' : 'present';

export type GroupInput<Fields> = Flat<
  { -readonly [Key in keyof Fields as Presence<Fields[Key]> extends 'present' ? Key : never]: InputOf<Fields[Key]> } & {
    -readonly [Key in keyof Fields as Presence<Fields[Key]> extends 'optional' ? Key : never]?: InputOf<Fields[Key]> | undefined;
  }
>;
