import type { OrganisationDetail, UpgradeProposal } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { OrganisationForm } from '@althing/domain/setup';
import { createContext, use } from 'react';
import type { EditDraft } from './createEditDraft.ts';

/** What an earlier proposal wanted otherwise than the record that it was compared with. */
export type EarlierForms = Record<'presentOrganisation' | 'upgradedOrganisation', NonNullable<UpgradeProposal['upgradedOrganisation']>>;

/** The organisation that is edited. */
export interface Edit {
  organisation: OrganisationDetail;
  present: OrganisationInput;
  /** `present` as a draft, to which the draft of the edit is compared. */
  initial: OrganisationForm;
  store: EditDraft;
  /** Whether the record has become another one since the page was opened. */
  isBehind: boolean;
  /** Bases the draft on the record as it is now. Undefined where what the draft was begun on is not known any more. */
  catchUp: (() => void) | undefined;
  /** An earlier upgrade proposal whose changes can be taken over, until they are. */
  from: string | undefined;
  /** Brings what an earlier proposal has changed into the draft. */
  takeOver: (forms: EarlierForms) => void;
  /** Why the value at a path cannot be changed; undefined where it can. */
  lockOf(path: string, form: OrganisationForm): string | undefined;
}

const EditContext = createContext<Edit | null>(null);
export const EditProvider = EditContext.Provider;

/** Null where an organisation is founded. */
export const useEdit = (): Edit | null => use(EditContext);
