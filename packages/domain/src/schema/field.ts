import type { ChainChoice } from '../chains/chains.ts';

/**
 * A description of what people fill in, as plain data. Everything that depends on its shape follows from it: types
 * (`DraftOf`, `InputOf`), the empty draft, the reader of stored drafts, both directions between draft and input, the
 * rules about bounds, what the review and a difference show, and the schema of the wire.
 */
export type Field = Scalar | Id | Group | List | Variants | Maybe;

declare const SHAPE: unique symbol;

/** Carries the two types of a field; nothing of it exists at run time. */
export interface Shaped<Draft = unknown, Input = unknown> {
  readonly [SHAPE]?: { draft: Draft; input: Input };
}

export type Values = Readonly<Record<string, unknown>>;

/**
 * Who may change a value once the organisation is deployed: an upgrade proposal, a vote of the governor that it belongs to,
 * whoever holds the wallet, or nobody.
 */
export type ChangedBy = 'upgrade' | 'governor' | 'holders' | 'nobody';

/** What every field may say of itself. */
interface FieldTraits {
  /** Only drafts have it. */
  readonly draftOnly?: true;
  /** An input may leave it out and means nothing by it. */
  readonly optional?: true;
  /** A request may leave it out, and means what an empty draft holds. */
  readonly hasDefault?: true;
  /** Part of the review; that of the field around it where absent. */
  readonly section?: string;
  /** That of the field around it where absent. Of a list also: who may add entries to it and take them away. */
  readonly changedBy?: ChangedBy;
}

/** What a value is called and when it counts. */
export interface Meaning {
  /** In the review, in differences and, unless `ask` says otherwise, in the form; empty where the entry's title tells it. */
  readonly label: string | ((record: Values) => string);
  /** What the form asks for. */
  readonly ask?: string;
  /** Where it says no, the value is neither asked for nor reviewed. */
  readonly when?: (record: Values) => boolean;
}

/** What a value is shown with. */
export interface DisplayContext {
  chains: readonly Pick<ChainChoice, 'id' | 'name'>[];
  /** The groups around the value, the innermost first. */
  above: readonly Values[];
}

/** How the review draws a value beyond its text. */
export type FactKind = 'text' | 'accounts' | 'category' | 'logo';

/** The bounds of a value on the wire. */
export type Wire =
  | { type: 'string'; min: number; max: number; pattern?: RegExp; format?: 'dateTime'; orNull?: true }
  | { type: 'number'; min: number; max: number; isWhole: boolean }
  | { type: 'boolean' }
  | { type: 'choice'; values: readonly (string | boolean)[] }
  | { type: 'either'; of: readonly Wire[] };

/** One value. Methods, so that a field of any type is a `Field`. */
export interface Scalar<Draft = unknown, Input = Draft> extends Shaped<Draft, Input>, FieldTraits, Meaning {
  readonly kind: 'scalar';
  readonly wire: Wire;
  readonly fact?: FactKind;
  readonly empty: Draft;
  /** What can be used of a stored value; undefined where nothing can. */
  read(stored: unknown): Draft | undefined;
  write(draft: Draft): Input;
  /** What is wrong with it, whatever else the form says; undefined where nothing is. */
  problem(draft: Draft): string | undefined;
  show(input: Input, context: DisplayContext): string;
}

/** The name of a list's entry within one draft. */
export interface Id extends Shaped<string, string>, FieldTraits {
  readonly kind: 'id';
}

export interface Group<Draft = unknown, Input = Draft> extends Shaped<Draft, Input>, FieldTraits {
  readonly kind: 'group';
  readonly fields: Readonly<Record<string, Field>>;
  /** Leaves behind what a draft still holds although it does not count. */
  settle?(draft: Draft): Draft;
  /** What it is called where it is reviewed as one thing; a group without a title is reviewed with what is around it. */
  title?(input: Input, context: DisplayContext): string;
}

export interface List<Draft = unknown, Input = Draft> extends Shaped<Draft[], Input[]>, FieldTraits, Partial<Meaning> {
  readonly kind: 'list';
  readonly of: Field;
  /** Begins the names of its entries in a draft, and tells its items from others. */
  readonly entry: string;
  readonly min: number;
  readonly max: number;
  /** For the sentence "At most 20 links"; without it the bound is told by the request's refusal only. */
  readonly noun?: string;
  /** The same for the same entry in two versions of an organisation; its position where absent. */
  key?(input: Input): string;
  title?(input: Input, context: DisplayContext): string;
  show?(input: Input[], context: DisplayContext): string;
  /** Numbers or words whose order means nothing. */
  readonly isSet?: true;
  /** Where `min` is `max`: what is said of any other number of entries. */
  readonly exactly?: string;
  readonly empty: Draft[];
  readonly fact?: FactKind;
}

/** One of several groups, told apart by a tag. */
export interface Variants<Draft = unknown, Input = Draft> extends Shaped<Draft, Input>, FieldTraits {
  readonly kind: 'variants';
  readonly tag: string;
  readonly of: Readonly<Record<string, Group>>;
}

/** A group that may be missing. `isDrafted`: a draft holds it nevertheless. */
export interface Maybe<Draft = unknown, Input = Draft> extends Shaped<Draft, Input>, FieldTraits {
  readonly kind: 'maybe';
  readonly of: Group;
  readonly isDrafted: boolean;
}

/** What a draft holds for `F`. */
export type DraftOf<F> = F extends { readonly [SHAPE]?: { draft: infer Draft } } ? Draft : never;
/** What a complete organisation holds for `F`. */
export type InputOf<F> = F extends { readonly [SHAPE]?: { input: infer Input } } ? Input : never;

/** An object type, written out. */
type Flat<T> = { [Key in keyof T]: T[Key] } & {};

/** Only a scalar is left out of drafts too. */
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
