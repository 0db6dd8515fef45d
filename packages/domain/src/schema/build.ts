import type { DraftOf, Field, Group, GroupDraft, GroupInput, Id, InputOf, List, Maybe, Scalar, Variants } from './field.ts';

/** Constructors of fields that have parts, and of traits of any field. Fields with a single value are in `scalars.ts`. */

type Fields = Readonly<Record<string, Field>>;
type Options<F, Fixed extends keyof F> = Omit<F, Fixed | 'draftOnly' | 'optional' | 'hasDefault'>;

export const group = <const F extends Fields>(
  fields: F,
  options: Options<Group<GroupDraft<F>, GroupInput<F>>, 'kind' | 'fields'> = {},
): Group<GroupDraft<F>, GroupInput<F>> & { readonly fields: F } => ({ kind: 'group', fields, ...options });

export const list = <F extends Field>(
  of: F,
  options: Options<List<DraftOf<F>, InputOf<F>>, 'kind' | 'of' | 'min' | 'empty'> & { min?: number; empty?: DraftOf<F>[] },
): List<DraftOf<F>, InputOf<F>> & { readonly of: F } => ({ kind: 'list', of, min: 0, empty: [], ...options });

type Tagged<Tag extends string, Of extends Readonly<Record<string, Group>>, Direction extends 'draft' | 'input'> = {
  [Name in keyof Of]: { [Key in Tag]: Name } & (Direction extends 'draft' ? DraftOf<Of[Name]> : InputOf<Of[Name]>);
}[keyof Of];

export const variants = <Tag extends string, Of extends Readonly<Record<string, Group>>>(
  tag: Tag,
  of: Of,
): Variants<Tagged<Tag, Of, 'draft'>, Tagged<Tag, Of, 'input'>> => ({ kind: 'variants', tag, of });

/** A group or null. */
export const maybe = <G extends Group>(of: G): Maybe<DraftOf<G> | null, InputOf<G> | null> => ({ kind: 'maybe', of, isDrafted: false });

/** A group that a draft always contains, but an input only where it is needed. */
export const whereNeeded = <G extends Group>(of: G): Maybe<DraftOf<G>, InputOf<G> | null> => ({ kind: 'maybe', of, isDrafted: true });

export const entryId = (): Id => ({ kind: 'id' });

export const draftOnly = <F extends Field>(field: F): F & { readonly draftOnly: true } => ({ ...field, draftOnly: true });
export const optional = <F extends Scalar | List>(field: F): F & { readonly optional: true } => ({ ...field, optional: true });
/** Requests may omit the field; it then has the value that an empty draft has. */
export const defaulting = <F extends Field>(field: F): F & { readonly hasDefault: true } => ({ ...field, hasDefault: true });
