import { expect, test } from 'vitest';
import { withValueAt } from './paths.ts';

const draft = { name: 'Weir', lists: [{ entries: ['a', 'b'] }, { entries: ['c'] }], none: null };

test('a value inside lists is replaced in a copy, and what does not contain it stays the same object', () => {
  const changed = withValueAt(draft, 'lists.0.entries.1', 'd');
  expect(changed).toEqual({ ...draft, lists: [{ entries: ['a', 'd'] }, { entries: ['c'] }] });
  expect(changed.lists[1]).toBe(draft.lists[1]);
  expect(draft.lists[0]!.entries).toEqual(['a', 'b']);
});

test.each(['name', 'lists.1.entries'])('%s that becomes what it is changes nothing', (path) => {
  expect(withValueAt(draft, path, path === 'name' ? 'Weir' : draft.lists[1]!.entries)).toBe(draft);
});

test.each(['name.first', 'none.of.it'])('%s leads nowhere and changes nothing', (path) => {
  expect(withValueAt(draft, path, 1)).toBe(draft);
});
