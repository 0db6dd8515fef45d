import { describe, expect, test } from 'vitest';
import { createDraftStore } from './createDraftStore.ts';
import { writtenLater } from './writtenLater.ts';

function memory(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const ANNA = '0xAAAA';
const BRAM = '0xbbbb';

describe('a draft that is written a moment later', () => {
  function late() {
    const storage = memory();
    let due: (() => void) | undefined;
    const store = createDraftStore<string>({
      storage,
      name: 'draft',
      entries: ['draftPlace'],
      parse: (text) => text ?? undefined,
      serialise: (text) => text,
    });
    const draft = writtenLater(store, (write) => ({
      ask: () => (due = write),
      now() {
        const now = due;
        due = undefined;
        now?.();
      },
    }));
    draft.open(ANNA);
    return { storage, draft, pass: () => due?.() };
  }

  test('is written once, as it is by then', () => {
    const { storage, draft, pass } = late();
    draft.saveDraft('a');
    draft.saveDraft('a harbour');
    expect(storage.entries.get('draft')).toBeUndefined();
    pass();
    expect([storage.entries.get('draft'), draft.saveState()]).toEqual(['a harbour', 'saved']);
  });

  test('is written before anything else becomes of it, and so never into the place of another account', () => {
    const { storage, draft } = late();
    draft.saveDraft('of Anna');
    draft.open(BRAM);
    expect([draft.draft(), storage.entries.get('draft')]).toEqual([undefined, undefined]);
    draft.open(ANNA);
    draft.saveDraft('of Anna, once more');
    expect(draft.draft()).toBe('of Anna, once more');
    draft.saveDraft('a last time');
    draft.clear();
    expect([...storage.entries.keys()]).toEqual([]);
  });

  test('is not written over that of another tab', () => {
    const { storage, draft, pass } = late();
    draft.saveDraft('a harbour');
    pass();
    draft.saveDraft('a quay');
    storage.setItem('draft', 'a mill');
    pass();
    expect([draft.saveState(), draft.own(), storage.entries.get('draft')]).toEqual(['elsewhere', 'unsaved', 'a mill']);
    draft.saveDraft('a quay and a crane');
    draft.keepOwn();
    expect(draft.draft()).toBe('a quay and a crane');
  });
});
