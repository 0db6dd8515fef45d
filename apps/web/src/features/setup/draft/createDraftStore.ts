import {
  FORM_STORAGE_KEY,
  type OrganisationForm,
  parseForm,
  parseWizard,
  serialiseForm,
  serialiseWizard,
  STEP_STORAGE_KEY,
  type WizardState,
} from '@althing/domain/setup';
import type { Hex } from '@althing/domain/units';

/** Ours, beside the two keys of the specification: from which the review predicts every address. */
export const SALT_STORAGE_KEY = 'organisationFormSalt';
/** A draft that this version could not read, kept as it was. */
export const UNREADABLE_STORAGE_KEY = 'organisationFormUnreadable';
/** An organisation that was created from this draft but not yet registered. */
export const CREATED_STORAGE_KEY = 'organisationFormCreated';

export interface Created {
  id: string;
  slug: string;
  /** What it was created from; anything else is another organisation. */
  from: string;
}

export type SaveState = 'nothing' | 'saved' | 'failed';

export interface DraftStore {
  form(): OrganisationForm | undefined;
  wizard(): WizardState;
  /** A stored draft that could not be read, as it stands in the browser; it stays until it is forgotten. */
  unreadable(): string | undefined;
  forgetUnreadable(): void;
  saveForm(form: OrganisationForm): void;
  saveWizard(state: WizardState): void;
  /** The salt of this draft, drawn at the first question and the same until the draft is cleared. */
  salt(): Hex;
  /** What was created from exactly `from`, if the page was lost before it could be registered. */
  created(from: string): Created | undefined;
  saveCreated(created: Created): void;
  clear(): void;
  /** Whether the last save reached the browser's storage; a full or forbidden one refuses. */
  saveState(): SaveState;
  subscribe(listener: () => void): () => void;
}

export interface DraftStoreDependencies {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** 32 random bytes. */
  randomSalt(): Hex;
}

const SALT = /^0x[0-9a-f]{64}$/i;

/** The draft of an organisation, kept in this browser. */
export function createDraftStore({ storage, randomSalt }: DraftStoreDependencies): DraftStore {
  const listeners = new Set<() => void>();
  const read = (key: string): string | null => attempt(() => storage.getItem(key)) ?? null;
  let state: SaveState = read(FORM_STORAGE_KEY) === null ? 'nothing' : 'saved';
  let salt: Hex | undefined;

  const become = (next: SaveState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const write = (key: string, text: string): boolean =>
    attempt(() => {
      storage.setItem(key, text);
      return true;
    }) ?? false;

  return {
    form() {
      const stored = read(FORM_STORAGE_KEY);
      const form = parseForm(stored);
      // The next save takes its place, and it may be all that somebody has.
      if (form === undefined && stored !== null) write(UNREADABLE_STORAGE_KEY, stored);
      return form;
    },
    unreadable: () => read(UNREADABLE_STORAGE_KEY) ?? undefined,
    forgetUnreadable: () => attempt(() => storage.removeItem(UNREADABLE_STORAGE_KEY)),
    wizard: () => parseWizard(read(STEP_STORAGE_KEY)),
    saveForm: (form) => become(write(FORM_STORAGE_KEY, serialiseForm(form)) ? 'saved' : 'failed'),
    saveWizard: (wizard) => void write(STEP_STORAGE_KEY, serialiseWizard(wizard)),
    salt() {
      const stored = read(SALT_STORAGE_KEY);
      salt ??= stored !== null && SALT.test(stored) ? (stored as Hex) : randomSalt();
      if (stored !== salt) write(SALT_STORAGE_KEY, salt);
      return salt;
    },
    created(from) {
      const created = parseCreated(read(CREATED_STORAGE_KEY));
      return created?.from === from ? created : undefined;
    },
    saveCreated: (created) => void write(CREATED_STORAGE_KEY, JSON.stringify(created)),
    clear() {
      salt = undefined;
      for (const key of [FORM_STORAGE_KEY, STEP_STORAGE_KEY, SALT_STORAGE_KEY, CREATED_STORAGE_KEY]) attempt(() => storage.removeItem(key));
      become('nothing');
    },
    saveState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function parseCreated(text: string | null): Created | undefined {
  const value = attempt(() => JSON.parse(text ?? 'null') as Partial<Record<keyof Created, unknown>> | null);
  if (typeof value?.id !== 'string' || typeof value.slug !== 'string' || typeof value.from !== 'string') return undefined;
  return { id: value.id, slug: value.slug, from: value.from };
}

/** The result, or undefined where it throws: storage may be full, forbidden or hold foreign text. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
