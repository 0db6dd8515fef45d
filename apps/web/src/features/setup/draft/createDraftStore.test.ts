import { emptyForm, FORM_STORAGE_KEY, STEP_STORAGE_KEY, WIZARD_START } from '@althing/domain/setup';
import { describe, expect, test } from 'vitest';
import { CREATED_STORAGE_KEY, createDraftStore, SALT_STORAGE_KEY, UNREADABLE_STORAGE_KEY } from './createDraftStore.ts';

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
const store = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => createDraftStore({ storage, randomSalt });
const form = { ...emptyForm(), name: 'Commons' };

const forbidden = () => {
  throw new DOMException('no', 'SecurityError');
};

describe('the draft in the browser', () => {
  test('what is saved is there again after a reload', () => {
    const storage = memory();
    store(storage).saveForm(form);
    store(storage).saveWizard({ position: 'token', furthest: 'review' });
    expect(store(storage).form()).toEqual(form);
    expect(store(storage).wizard()).toEqual({ position: 'token', furthest: 'review' });
  });

  test('a storage that refuses is told, and told again when it works once more', () => {
    const storage = memory();
    let isFull = true;
    const draft = store({
      ...storage,
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, value);
      },
    });
    const heard: string[] = [];
    draft.subscribe(() => heard.push(draft.saveState()));
    draft.saveForm(form);
    isFull = false;
    draft.saveForm(form);
    draft.saveForm(form);
    expect(heard).toEqual(['failed', 'saved']);
  });

  test('a storage that may not even be read is an empty one', () => {
    const draft = store({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(draft.form()).toBeUndefined();
    expect(draft.wizard()).toEqual(WIZARD_START);
    expect(() => draft.clear()).not.toThrow();
  });
});

describe('a draft that cannot be read', () => {
  const older = '{"version":0,"form":{"name":"Commons"}}';

  test('is kept as it was when another takes its place, and after a start from the beginning, until it is forgotten', () => {
    const storage = memory({ [FORM_STORAGE_KEY]: older });
    expect(store(storage).form()).toBeUndefined();
    store(storage).saveForm(form);
    store(storage).clear();
    expect(store(storage).unreadable()).toBe(older);
    store(storage).forgetUnreadable();
    expect(store(storage).unreadable()).toBeUndefined();
    expect(storage.entries.has(UNREADABLE_STORAGE_KEY)).toBe(false);
  });

  test('is not told of one that can be read, nor of none', () => {
    const storage = memory();
    store(storage).form();
    store(storage).saveForm(form);
    store(storage).form();
    expect(store(storage).unreadable()).toBeUndefined();
  });
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

  test('is another one for the next draft', () => {
    const draft = store(memory());
    const first = draft.salt();
    draft.clear();
    expect(draft.salt()).not.toBe(first);
  });
});

describe('an organisation that was created but not registered', () => {
  const created = { id: '1', slug: 'commons', from: 'the form' };

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
