import { expect, test } from 'vitest';
import { readOrganisationSearch } from './filter.ts';

test('what is not known is dropped from the address', () => {
  expect(readOrganisationSearch({ sort: 'biggest', chainId: 'alpha', search: '   ', mine: 'no', other: 1 })).toEqual({});
});

test('every part survives the way through the address', () => {
  expect(readOrganisationSearch({ sort: 'name-asc', search: ' acme ', categoryId: 'defi', chainId: 31337, mine: true })).toEqual({
    sort: 'name-asc',
    search: 'acme',
    categoryId: 'defi',
    chainId: 31337,
    mine: true,
  });
});

test('newest first is the default and needs no word in the address', () => {
  expect(readOrganisationSearch({ sort: 'newest' })).toEqual({});
});
