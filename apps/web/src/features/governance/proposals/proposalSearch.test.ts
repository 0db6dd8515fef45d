import { expect, test } from 'vitest';
import { readProposalSearch } from './proposalSearch.ts';

test.each([
  ['a state', { state: 'defeated' }, { state: 'defeated' }],
  ['what was vetoed', { state: 'vetoed' }, { state: 'vetoed' }],
  ['a word that is no state', { state: 'won' }, {}],
  ['a list', { state: ['active'] }, {}],
  ['nothing', { tab: 'safe' }, {}],
])('%s in the address bar', (_name, search, expected) => {
  expect(readProposalSearch(search)).toEqual(expected);
});
