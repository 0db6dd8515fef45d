import { type OrganisationForm, parseForm, serialiseForm } from '@althing/domain/setup';
import { keccak256, stringToHex } from 'viem';
import { createDraftStore, type DraftStore } from '../../../ui/wizard/createDraftStore.ts';
import type { TextStorage } from '../../../ui/wizard/createAccountStorage.ts';

export interface EditDraft extends DraftStore<OrganisationForm> {
  /** Key of the page that was reached. */
  stepName: string;
  /** Whether the stored draft was begun on another record than this one. */
  isOutdated(initial: OrganisationForm): boolean;
}

const digest = (form: OrganisationForm): string => keccak256(stringToHex(serialiseForm(form)));

/** The draft of an edit, one for each organisation, apart from that of an organisation that is founded. `initial`: what a new draft is begun on. */
export function createEditDraft(storage: TextStorage, organisationId: string, initial: () => OrganisationForm): EditDraft {
  const [name, stepName, baseName] = ['Form', 'CurrentStep', 'Base'].map((part) => `organisationEdit${part}:${organisationId}`);
  const store = createDraftStore<OrganisationForm>({
    storage,
    name: name!,
    entries: [stepName!, baseName!],
    parse: parseForm,
    serialise: serialiseForm,
  });
  return {
    ...store,
    stepName: stepName!,
    saveDraft(draft) {
      store.saveDraft(draft);
      if (store.entry(baseName!) === null) store.saveEntry(baseName!, digest(initial()));
    },
    isOutdated: (present) => store.draft() !== undefined && store.entry(baseName!) !== digest(present),
  };
}
