import { describe, expect, test } from 'vitest';
import { createDraftShelf, draftName, FIRST_DRAFT, MAX_DRAFTS } from './draftShelf.ts';

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const counter = () => {
  let count = 1;
  return () => String((count += 1));
};
const shelfOf = (storage: ReturnType<typeof memory>, account?: string, slug = 'ting') =>
  createDraftShelf(storage, slug, account, counter());
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

describe('several drafts of an organisation', () => {
  test('begin with the one that there always was, of which nothing is stored', () => {
    const storage = memory();
    const shelf = shelfOf(storage);
    expect(shelf.current()).toEqual({ id: FIRST_DRAFT, name: '', title: '' });
    shelf.note(FIRST_DRAFT, 'Bread');
    expect(storage.kept.size).toBe(0);
  });

  test('a new one is chosen, the others stay, each with its name or title', () => {
    const storage = memory();
    const shelf = shelfOf(storage);
    const id = shelf.add('Second')!;
    shelf.note(FIRST_DRAFT, 'Pay the baker');
    expect(shelfOf(storage).drafts().map(draftName)).toEqual(['Pay the baker', 'Second']);
    expect(shelfOf(storage).current().id).toBe(id);
    shelf.rename(id, '  Better  ');
    expect(shelf.choose(FIRST_DRAFT)).toBe(true);
    expect(shelfOf(storage).current().id).toBe(FIRST_DRAFT);
    expect(draftName(shelf.drafts()[1]!)).toBe('Better');
  });

  test('the one that is taken out leaves its place to another; without any left nothing is stored', () => {
    const storage = memory();
    const shelf = shelfOf(storage);
    const id = shelf.add('Second')!;
    shelf.remove(id);
    expect(shelf.current().id).toBe(FIRST_DRAFT);
    expect([...storage.kept.keys()]).toEqual([]);
    shelf.add('Third');
    shelf.remove(FIRST_DRAFT);
    shelf.remove(shelf.current().id);
    expect(shelf.drafts()).toEqual([{ id: FIRST_DRAFT, name: '', title: '' }]);
  });

  test('there is an end to them', () => {
    const shelf = shelfOf(memory());
    for (let count = 1; count < MAX_DRAFTS; count += 1) expect(shelf.add('x')).toBeDefined();
    expect(shelf.add('x')).toBeUndefined();
  });

  test('each account and organisation has its own', () => {
    const storage = memory();
    shelfOf(storage, ANN).add('Of Ann');
    expect(shelfOf(storage, BEN).drafts()).toHaveLength(1);
    expect(shelfOf(storage, ANN).drafts().map(draftName)).toContain('Of Ann');
    expect(shelfOf(storage, ANN, 'other').drafts()).toHaveLength(1);
  });

  test.each(['nonsense{', '[]', '{"drafts":[{"id":"../x","name":"","title":""}]}', '{"drafts":[null]}'])(
    'a list that cannot be read is that of the first draft: %s',
    (text) => expect(shelfOf(memory({ 'proposalDrafts:ting': text })).current().id).toBe(FIRST_DRAFT),
  );

  test('one that is chosen but not there gives way to the first that is', () => {
    const text = JSON.stringify({ current: '9', drafts: [{ id: '3', name: 'C', title: '' }] });
    const shelf = shelfOf(memory({ 'proposalDrafts:ting': text }));
    expect(shelf.current().id).toBe('3');
    expect(shelf.choose('9')).toBe(false);
  });
});
