import { emptyForm, FORM_STORAGE_KEY, STEP_STORAGE_KEY } from '@althing/domain/setup';
import { describe, expect, test } from 'vitest';
import { CREATED_STORAGE_KEY, createSetupDraft, SALT_STORAGE_KEY } from './createSetupDraft.ts';

function memory(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

let drawn = 0;
const randomSalt = () => `0x${String(++drawn).padStart(64, '0')}` as const;
const store = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => createSetupDraft({ storage, randomSalt });
const form = { ...emptyForm(), name: 'Commons' };

test('the form is there again after a reload, under the names of the specification', () => {
  const storage = memory();
  store(storage).saveDraft(form);
  store(storage).saveEntry(STEP_STORAGE_KEY, '{}');
  expect(store(storage).draft()).toEqual(form);
  expect([...storage.entries.keys()]).toEqual(['organisationFormState', 'organisationFormCurrentStep']);
});

test('a form of another version cannot be read, and is kept as it was', () => {
  const older = '{"version":0,"form":{"name":"Commons"}}';
  const draft = store(memory({ [FORM_STORAGE_KEY]: older }));
  expect(draft.draft()).toBeUndefined();
  expect(draft.unreadable()).toBe(older);
});

describe('the salt of a draft', () => {
  test('is the same at every question and after a reload', () => {
    const storage = memory();
    const draft = store(storage);
    const salt = draft.salt();
    expect(draft.salt()).toBe(salt);
    expect(store(storage).salt()).toBe(salt);
  });

  test('that cannot be stored is still the same until the page is left', () => {
    const draft = store({
      ...memory(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(draft.salt()).toBe(draft.salt());
  });

  test('of another length is replaced', () => {
    expect(store(memory({ [SALT_STORAGE_KEY]: '0x12' })).salt()).toHaveLength(66);
  });

  test('is another one for the next account, and the same again for the first', () => {
    const storage = memory();
    const draft = store(storage);
    draft.open('0xaa');
    const first = draft.salt();
    draft.open('0xbb');
    expect(draft.salt()).not.toBe(first);
    draft.open('0xaa');
    expect(draft.salt()).toBe(first);
  });

  test('is another one for the next draft', () => {
    const draft = store(memory());
    const first = draft.salt();
    draft.clear();
    expect(draft.salt()).not.toBe(first);
  });
});

describe('an organisation that was created but not registered', () => {
  const created = { id: '1', from: 'the form' };

  test('is found again after a reload, for the same form only', () => {
    const storage = memory();
    store(storage).saveCreated(created);
    expect(store(storage).created('the form')).toEqual(created);
    expect(store(storage).created('another form')).toBeUndefined();
  });

  test('foreign text in its place is none', () => {
    expect(store(memory({ [CREATED_STORAGE_KEY]: '{"id":1}' })).created('the form')).toBeUndefined();
    expect(store(memory({ [CREATED_STORAGE_KEY]: '{' })).created('the form')).toBeUndefined();
  });
});

test('clearing leaves nothing behind', () => {
  const storage = memory({ [STEP_STORAGE_KEY]: '{}', [FORM_STORAGE_KEY]: '{}', [CREATED_STORAGE_KEY]: '{}', other: 'stays' });
  const draft = store(storage);
  draft.salt();
  draft.clear();
  expect([...storage.entries.keys()]).toEqual(['other']);
  expect(draft.saveState()).toBe('nothing');
});
