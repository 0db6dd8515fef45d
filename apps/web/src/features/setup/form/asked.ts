import { askOf, type OrganisationForm } from '@althing/domain/setup';
import { errorPlace } from '../../../ui/wizard/errorPlace.ts';
import type { FormPath } from './formPath.ts';

/** Position of an input among others with the same label. */
export interface Row {
  /** The entry that it belongs to, for screen readers: "Amount of receiver 2". */
  of?: string | undefined;
  /** Without a visible label, where the whole row has one. */
  isBare?: boolean | undefined;
}

/** Label of an input at `path` and whether it is required, from the description of the organisation. */
export function asked(path: FormPath, { of, isBare = false }: Row = {}) {
  const { label, isRequired } = askOf(path);
  return {
    ...errorPlace<OrganisationForm>(path),
    ...(isBare ? {} : { label, withAsterisk: isRequired }),
    ...(of === undefined ? {} : { 'aria-label': `${label} of ${of}` }),
  };
}

/** Marks a place that is no input, so that errors at `path` can be shown there and focused. */
export const placeOf = (path: FormPath) => ({ ...errorPlace<OrganisationForm>(path), tabIndex: -1 });
