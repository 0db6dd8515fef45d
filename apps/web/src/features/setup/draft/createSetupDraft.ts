import { FORM_STORAGE_KEY, type OrganisationForm, parseForm, serialiseForm, STEP_STORAGE_KEY } from '@althing/domain/setup';
import type { Hex } from '@althing/domain/units';
import { createDraftStore, type DraftStore, type DraftStoreOptions } from '../../../ui/wizard/createDraftStore.ts';
import { atOnce, type Writing, writtenLater } from '../../../ui/wizard/writtenLater.ts';

/** Our own key, in addition to the two of the specification. The review predicts every address from the salt. */
export const SALT_STORAGE_KEY = 'organisationFormSalt';
/** Key of an organisation that was created from this draft but not yet registered. */
export const CREATED_STORAGE_KEY = 'organisationFormCreated';

export interface Created {
  id: string;
  /** The form that it was created from. With any other form, it is another organisation. */
  from: string;
}

export interface SetupDraft extends DraftStore<OrganisationForm> {
  /** The salt of this draft. Generated when first asked for, and kept until the draft is cleared. */
  salt(): Hex;
  /** What was created from exactly this form, in case the page was closed before it was registered. */
  created(from: string): Created | undefined;
  saveCreated(created: Created): void;
}

export interface SetupDraftOptions extends Pick<DraftStoreOptions<OrganisationForm>, 'storage'> {
  /** At once by default. */
  writing?: Writing;
  /** 32 random bytes. */
  randomSalt(): Hex;
}

const SALT = /^0x[0-9a-f]{64}$/i;

/** The draft of an organisation, stored in this browser together with its salt and what was already created from it. */
export function createSetupDraft({ storage, randomSalt, writing = atOnce }: SetupDraftOptions): SetupDraft {
  const store = writtenLater(
    createDraftStore<OrganisationForm>({
      storage,
      name: FORM_STORAGE_KEY,
      entries: [STEP_STORAGE_KEY, SALT_STORAGE_KEY, CREATED_STORAGE_KEY],
      parse: parseForm,
      serialise: serialiseForm,
    }),
    writing,
  );
  let salt: Hex | undefined;
  return {
    ...store,
    open(account) {
      salt = undefined;
      store.open(account);
    },
    clear() {
      salt = undefined;
      store.clear();
    },
    salt() {
      const stored = store.entry(SALT_STORAGE_KEY);
      salt ??= stored !== null && SALT.test(stored) ? (stored as Hex) : randomSalt();
      if (stored !== salt) store.saveEntry(SALT_STORAGE_KEY, salt);
      return salt;
    },
    created(from) {
      const created = parseCreated(store.entry(CREATED_STORAGE_KEY));
      return created?.from === from ? created : undefined;
    },
    saveCreated: (created) => void store.saveEntry(CREATED_STORAGE_KEY, JSON.stringify(created)),
  };
}

function parseCreated(text: string | null): Created | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<keyof Created, unknown>> | null;
    if (typeof value?.id !== 'string' || typeof value.from !== 'string') return undefined;
    return { id: value.id, from: value.from };
  } catch {
    return undefined;
  }
}
