import { expect, test } from 'vitest';
import { beginningProblem, readMemberPageSearch, readMemberSearch } from './memberSearch.ts';

test('what is no filter of members is left out of the address', () => {
  expect(readMemberSearch({ chain: 31337, sort: 'balance', search: '0xAb' })).toEqual({ chain: 31337, sort: 'balance', search: '0xAb' });
  for (const wrong of [
    { chain: '1' },
    { chain: -1 },
    { chain: 1.5 },
    { sort: 'power' },
    { sort: 'loudest' },
    { search: 'ada' },
    { search: '0x' },
  ])
    expect(readMemberSearch(wrong)).toEqual({});
});

test('what cannot be the beginning of an address is told', () => {
  for (const text of ['', ' ', '0x1', `0x${'aB'.repeat(20)}`]) expect(beginningProblem(text)).toBeUndefined();
  for (const text of ['ada', '0x', '0xg', `0x${'a'.repeat(41)}`]) expect(beginningProblem(text)).toMatch(/^An address begins/);
});

test('what is no filter of the lists of one member is left out of the address', () => {
  expect(readMemberPageSearch({ votes: 'none', delegators: '0xAb' })).toEqual({ votes: 'none', delegators: '0xAb' });
  for (const wrong of [{ votes: 'yes' }, { votes: 1 }, { delegators: 'ada' }, { delegators: `0x${'a'.repeat(41)}` }])
    expect(readMemberPageSearch(wrong)).toEqual({});
});
