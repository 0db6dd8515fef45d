import { describe, expect, test } from 'vitest';
import { createDraftStore } from './createDraftStore.ts';

function memory(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const store = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = memory()) =>
  createDraftStore<string>({
    storage,
    name: 'draft',
    entries: ['draftPlace'],
    parse: (text) => (text?.startsWith('v1:') ? text.slice(3) : undefined),
    serialise: (draft) => `v1:${draft}`,
  });
const opened = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, account?: string) => {
  const draft = store(storage);
  draft.open(account);
  return draft;
};
const ANNA = '0xAAAA';
const BRAM = '0xbbbb';

const forbidden = () => {
  throw new DOMException('no', 'SecurityError');
};

describe('a draft in the browser', () => {
  test('is there again after a reload, with what belongs to it', () => {
    const storage = memory();
    const before = opened(storage, ANNA);
    before.saveDraft('a harbour');
    before.saveEntry('draftPlace', 'review');
    const after = opened(storage, ANNA.toLowerCase());
    expect([after.draft(), after.entry('draftPlace'), after.saveState()]).toEqual(['a harbour', 'review', 'saved']);
  });

  test('stands under its own name, where a draft that was put there is read', () => {
    const storage = memory();
    opened(storage, ANNA);
    storage.setItem('draft', 'v1:put there');
    expect(opened(storage, ANNA).draft()).toBe('put there');
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
    draft.saveDraft('x');
    isFull = false;
    draft.saveDraft('x');
    draft.saveDraft('x');
    expect(heard).toEqual(['failed', 'saved']);
  });

  test('a storage that may not even be read is an empty one', () => {
    const draft = opened({ getItem: forbidden, setItem: forbidden, removeItem: forbidden }, ANNA);
    expect(draft.draft()).toBeUndefined();
    expect(draft.entry('draftPlace')).toBeNull();
    expect(() => draft.clear()).not.toThrow();
  });

  test('clearing leaves nothing of it behind', () => {
    const storage = memory({ other: 'stays' });
    const draft = opened(storage, ANNA);
    draft.saveDraft('x');
    draft.saveEntry('draftPlace', 'review');
    draft.clear();
    expect([...storage.entries.keys()]).toEqual(['other']);
    expect(draft.saveState()).toBe('nothing');
    draft.saveDraft('the next');
    expect(opened(storage, BRAM).draft()).toBeUndefined();
    expect(opened(storage, ANNA).draft()).toBe('the next');
  });
});

describe('the drafts of several accounts', () => {
  test('one is never shown to the next, and is there again when its own is back', () => {
    const storage = memory();
    opened(storage, ANNA).saveDraft('of Anna');
    opened(storage, ANNA).saveEntry('draftPlace', 'review');
    const bram = opened(storage, BRAM);
    expect([bram.draft(), bram.entry('draftPlace'), bram.unreadable(), bram.saveState()]).toEqual([undefined, null, undefined, 'nothing']);
    bram.saveDraft('of Bram');
    expect(opened(storage).draft()).toBeUndefined();
    const anna = opened(storage, ANNA);
    expect([anna.draft(), anna.entry('draftPlace')]).toEqual(['of Anna', 'review']);
    expect(opened(storage, BRAM).draft()).toBe('of Bram');
  });

  test('what was written before signing in is taken along, once', () => {
    const storage = memory();
    opened(storage).saveDraft('of nobody');
    expect(opened(storage, ANNA).draft()).toBe('of nobody');
    expect(opened(storage, BRAM).draft()).toBeUndefined();
    expect(opened(storage).draft()).toBeUndefined();
  });

  test('it does not take the place of a draft that the account has', () => {
    const storage = memory();
    opened(storage, ANNA).saveDraft('of Anna');
    opened(storage).saveDraft('of nobody');
    expect(opened(storage, ANNA).draft()).toBe('of Anna');
    expect(opened(storage).draft()).toBe('of nobody');
  });

  test('two tabs with two accounts do not write into each other', () => {
    const storage = memory();
    const anna = opened(storage, ANNA);
    const bram = opened(storage, BRAM);
    anna.saveDraft('of Anna');
    bram.saveDraft('of Bram');
    expect([anna.draft(), bram.draft()]).toEqual(['of Anna', 'of Bram']);
    expect(opened(storage, ANNA).draft()).toBe('of Anna');
  });
});

describe('a draft that is open in two tabs', () => {
  const both = () => {
    const storage = memory();
    opened(storage, ANNA).saveDraft('a harbour');
    return { storage, here: opened(storage, ANNA), there: opened(storage, ANNA) };
  };

  test('is not written over by the tab that has not seen the change, also where that one slept', () => {
    const { storage, here, there } = both();
    there.saveDraft('a harbour and a mill');
    here.saveDraft('a quay');
    expect(here.saveEntry('draftPlace', 'review')).toBe(false);
    expect([here.saveState(), here.own(), opened(storage, ANNA).draft()]).toEqual(['elsewhere', 'unsaved', 'a harbour and a mill']);
    expect(opened(storage, ANNA).entry('draftPlace')).toBeNull();
  });

  test('tells of the change as soon as it looks, and of none where there is none', () => {
    const { here, there } = both();
    const heard: string[] = [];
    here.subscribe(() => heard.push(here.saveState()));
    here.look();
    there.saveDraft('a mill');
    here.look();
    expect(heard).toEqual(['elsewhere']);
    expect(here.own()).toBe('saved');
  });

  test('becomes that of this tab when it is kept, which is then a change for the other', () => {
    const { here, there } = both();
    there.saveDraft('a mill');
    here.saveDraft('a quay');
    here.keepOwn();
    expect([here.saveState(), here.draft()]).toEqual(['saved', 'a quay']);
    there.look();
    expect(there.saveState()).toBe('elsewhere');
    here.saveDraft('a quay and a crane');
    expect(here.saveState()).toBe('saved');
  });

  test('becomes that of the other tab when it is opened anew', () => {
    const { here, there } = both();
    there.saveDraft('a mill');
    here.saveDraft('a quay');
    here.open(ANNA);
    expect([here.saveState(), here.own(), here.draft()]).toEqual(['saved', 'saved', 'a mill']);
  });

  test('that the other tab has thrown away or finished is a change too', () => {
    const { here, there } = both();
    there.clear();
    here.saveDraft('a quay');
    expect(here.saveState()).toBe('elsewhere');
    here.keepOwn();
    expect(here.draft()).toBe('a quay');
  });

  test('keeping nothing throws away nothing', () => {
    const storage = memory();
    const here = opened(storage, ANNA);
    opened(storage, ANNA).saveDraft('a mill');
    here.look();
    expect([here.saveState(), here.own()]).toEqual(['elsewhere', 'nothing']);
    here.keepOwn();
    expect(opened(storage, ANNA).draft()).toBe('a mill');
  });

  test('is saved again by itself once both tabs hold the same', () => {
    const { here, there } = both();
    there.saveDraft('a mill');
    here.look();
    there.saveDraft('a harbour');
    here.look();
    expect(here.saveState()).toBe('saved');
  });
});

describe('a draft that cannot be read', () => {
  test('is kept as it was when another takes its place, and after a start from the beginning, until it is forgotten', () => {
    const storage = memory({ draft: 'v0:older' });
    expect(store(storage).draft()).toBeUndefined();
    store(storage).saveDraft('newer');
    store(storage).clear();
    expect(store(storage).unreadable()).toBe('v0:older');
    store(storage).forgetUnreadable();
    expect(store(storage).unreadable()).toBeUndefined();
    expect([...storage.entries.keys()]).toEqual([]);
  });

  test('is not told of one that can be read, nor of none', () => {
    const storage = memory();
    store(storage).draft();
    store(storage).saveDraft('x');
    store(storage).draft();
    expect(store(storage).unreadable()).toBeUndefined();
  });
});
