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

describe('the draft that was not chosen', () => {
  const both = () => {
    const storage = memory();
    opened(storage, ANNA).saveDraft('a harbour');
    const [here, there] = [opened(storage, ANNA), opened(storage, ANNA)];
    there.saveDraft('a mill');
    here.saveDraft('a quay');
    return { storage, here };
  };

  test.each([
    ['keepOwn', 'a quay', 'a mill'],
    ['keepOther', 'a mill', 'a quay'],
  ] as const)('waits after %s, and takes the place of the other when it is wanted', (choose, chosen, left) => {
    const { storage, here } = both();
    here[choose]();
    expect([here.draft(), here.asides(), here.saveState()]).toEqual([chosen, ['otherTab'], 'saved']);
    const later = opened(storage, ANNA);
    expect(later.takeAside('otherTab')).toBe(true);
    expect([later.draft(), later.asides()]).toEqual([left, ['otherTab']]);
    later.takeAside('otherTab');
    expect(later.draft()).toBe(chosen);
  });

  test('is no other account’s, and is gone once it is let go or the draft is finished', () => {
    const { storage, here } = both();
    here.keepOwn();
    expect(opened(storage, BRAM).asides()).toEqual([]);
    const heard: unknown[] = [];
    const back = opened(storage, ANNA);
    back.subscribe(() => heard.push(back.asides()));
    back.forgetAside('otherTab');
    expect(heard).toEqual([[]]);
    back.saveDraft('a quay and a mill');
    expect(back.draft()).toBe('a quay and a mill');
    const { storage: another, here: finished } = both();
    finished.keepOwn();
    finished.clear();
    expect([...another.entries.keys()]).toEqual([]);
  });

  test('stays where the browser has no room to change the two', () => {
    const { storage, here } = both();
    here.keepOwn();
    const full = opened({ ...storage, setItem: forbidden }, ANNA);
    expect(full.takeAside('otherTab')).toBe(false);
    expect([opened(storage, ANNA).draft(), opened(storage, ANNA).asides()]).toEqual(['a quay', ['otherTab']]);
  });
});

describe('a draft of before signing in, where the account has its own', () => {
  const signedIn = () => {
    const storage = memory();
    opened(storage, ANNA).saveDraft('of Anna');
    opened(storage).saveDraft('of nobody');
    return { storage, anna: opened(storage, ANNA) };
  };

  test('is offered, and its place is taken by the account’s own when it is used', () => {
    const { storage, anna } = signedIn();
    expect([anna.draft(), anna.asides()]).toEqual(['of Anna', ['beforeSignIn']]);
    anna.takeAside('beforeSignIn');
    expect([anna.draft(), anna.asides()]).toEqual(['of nobody', ['otherTab']]);
    expect(opened(storage).draft()).toBeUndefined();
  });

  test('can be thrown away, and is offered to nobody who has not signed in', () => {
    const { storage, anna } = signedIn();
    anna.forgetAside('beforeSignIn');
    expect([anna.draft(), anna.asides(), opened(storage).draft()]).toEqual(['of Anna', [], undefined]);
    expect(opened(signedIn().storage).asides()).toEqual([]);
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
