import { type OrganisationForm, parseForm, serialiseForm } from '@althing/domain/setup';
import { createDraftStore, type DraftStore } from '../../../ui/wizard/createDraftStore.ts';
import type { TextStorage } from '../../../ui/wizard/createAccountStorage.ts';
import { atOnce, type Writing, writtenLater } from '../../../ui/wizard/writtenLater.ts';

export interface EditDraft extends DraftStore<OrganisationForm> {
  /** Key of the page that was reached. */
  stepName: string;
  /** The record that the stored draft was begun on; undefined without a draft, or where that cannot be read. */
  base(): OrganisationForm | undefined;
  /** Whether the stored draft was begun on another record than this one. */
  isOutdated(initial: OrganisationForm): boolean;
  /** Replaces the draft by one that is based on `initial`. */
  rebase(draft: OrganisationForm, initial: OrganisationForm): void;
}

/** The draft of an edit, one for each organisation, apart from that of an organisation that is founded. `initial`: what a new draft is begun on. */
export function createEditDraft(
  storage: TextStorage,
  organisationId: string,
  initial: () => OrganisationForm,
  writing: Writing = atOnce,
): EditDraft {
  const [name, stepName, baseName] = ['Form', 'CurrentStep', 'Base'].map((part) => `organisationEdit${part}:${organisationId}`);
  const store = writtenLater(
    createDraftStore<OrganisationForm>({
      storage,
      name: name!,
      entries: [stepName!, baseName!],
      parse: parseForm,
      serialise: serialiseForm,
    }),
    writing,
  );
  const base = () => (store.draft() === undefined ? undefined : parseForm(store.entry(baseName!)));
  return {
    ...store,
    stepName: stepName!,
    base,
    saveDraft(draft) {
      store.saveDraft(draft);
      if (store.entry(baseName!) === null) store.saveEntry(baseName!, serialiseForm(initial()));
    },
    isOutdated: (present) => store.draft() !== undefined && store.entry(baseName!) !== serialiseForm(present),
    rebase(draft, present) {
      store.saveDraft(draft);
      store.saveEntry(baseName!, serialiseForm(present));
    },
  };
}
