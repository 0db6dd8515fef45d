import { type OrganisationForm, ORGANISATION } from '../organisation/schema.ts';
import type { DraftPath, ValueAt } from '../schema/draftPath.ts';
import type { Field, Meaning } from '../schema/field.ts';
import { fieldAt } from '../schema/paths.ts';

/** How the form asks for one value. */
export interface Ask {
  label: string;
  /** It cannot stay as an empty draft has it. */
  isRequired: boolean;
  /** Characters; undefined where it is no text. */
  maxLength: number | undefined;
}

/** What is asked at a path of the form, read from the description of the organisation: what a field is called is said there only. */
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

/** What is wrong with a value by itself, whatever else the form says; undefined where nothing is. */
export function problemOf<Path extends DraftPath<OrganisationForm>>(
  path: Path,
  value: ValueAt<OrganisationForm, Path>,
): string | undefined {
  const field = fieldAt(ORGANISATION, path);
  return field?.kind === 'scalar' ? field.problem(value) : undefined;
}
