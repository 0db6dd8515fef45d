import { expect, test } from 'vitest';
import { firstIndexWithError } from './usePage.ts';

test('the first entry with an error is found by number, not by the order of the texts', () => {
  const errors = { 'list.10.amount': 'x', 'list.9.address': 'x', 'list.9.amount': 'x', 'listing.1.amount': 'x', list: 'x' };
  expect(firstIndexWithError(errors, 'list')).toBe(9);
});

test('a list whose entries have no error has none', () => {
  expect(firstIndexWithError({ list: 'x', name: 'x' }, 'list')).toBeUndefined();
});
