import { askOf, type OrganisationForm } from '@althing/domain/setup';
import { errorPlace } from '../../../ui/wizard/errorPlace.ts';
import type { FormPath } from './formPath.ts';

/** Where an input stands among others of its name. */
export interface Row {
  /** The entry that it belongs to, for who cannot see in which row it stands: "Amount of receiver 2". */
  of?: string | undefined;
  /** Without a label on screen, where the whole row has one. */
  isBare?: boolean | undefined;
}

/** What an input at `path` is called and whether it must be filled in, by the description of the organisation. */
export function asked(path: FormPath, { of, isBare = false }: Row = {}) {
  const { label, isRequired } = askOf(path);
  return {
    ...errorPlace<OrganisationForm>(path),
    ...(isBare ? {} : { label, withAsterisk: isRequired }),
    ...(of === undefined ? {} : { 'aria-label': `${label} of ${of}` }),
  };
}

/** Where an error of `path` is looked for, where that is no input. */
export const placeOf = (path: FormPath) => ({ ...errorPlace<OrganisationForm>(path), tabIndex: -1 });
