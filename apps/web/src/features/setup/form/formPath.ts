import type { DraftPath, OrganisationForm, PathTo, ValueAt } from '@althing/domain/setup';

/** A dotted path of the wizard's form. */
export type FormPath = DraftPath<OrganisationForm>;
export type FormValue<Path extends FormPath> = ValueAt<OrganisationForm, Path>;
/** Paths of the form that have a `Value`. */
export type FormPathTo<Value> = PathTo<OrganisationForm, Value>;
