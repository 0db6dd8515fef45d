import { type OrganisationForm, ORGANISATION } from '../organisation/schema.ts';
import type { DraftPath, ValueAt } from '../schema/draftPath.ts';
import type { Field, Meaning } from '../schema/field.ts';
import { fieldAt } from '../schema/paths.ts';

/** How the form asks for a value. */
export interface Ask {
  label: string;
  /** Whether it cannot stay as an empty draft has it. */
  isRequired: boolean;
  /** In characters; undefined where it is not a text. */
  maxLength: number | undefined;
}

/** How to ask for the value at a path of the form. Names come from the description of the organisation, so that they are written only once. */
export function askOf(path: DraftPath<OrganisationForm>): Ask {
  const field = fieldAt(ORGANISATION, path);
  const { ask, label } = (field ?? {}) as Partial<Meaning>;
  return {
    label: ask ?? (typeof label === 'string' ? label : ''),
    isRequired: field?.kind === 'scalar' && field.problem(field.empty) !== undefined,
    maxLength: field && maxLengthOf(field),
  };
}

const maxLengthOf = (field: Field): number | undefined =>
  field.kind === 'scalar' && field.wire.type === 'string' ? field.wire.max : undefined;

/** What is wrong with a value, independent of the rest of the form; undefined where nothing is. */
export function problemOf<Path extends DraftPath<OrganisationForm>>(
  path: Path,
  value: ValueAt<OrganisationForm, Path>,
): string | undefined {
  const field = fieldAt(ORGANISATION, path);
  return field?.kind === 'scalar' ? field.problem(value) : undefined;
}
