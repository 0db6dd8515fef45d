import { expect, test } from 'vitest';
import { readSafeSearch } from './safeSearch.ts';

test.each([
  [{}, {}],
  [{ view: 'history', nonce: 4 }, { view: 'history' }],
  [
    { view: 'new', nonce: 4 },
    { view: 'new', nonce: 4 },
  ],
  [
    { view: 'history', kind: 'receipt' },
    { view: 'history', kind: 'receipt' },
  ],
  [{ view: 'history', kind: 'gifts' }, { view: 'history' }],
  [{ view: 'messages', kind: 'receipt', nonce: 4 }, { view: 'messages' }],
  [{ view: 'delegates' }, { view: 'delegates' }],
  [{ kind: 'receipt' }, {}],
  [{ view: 'new', nonce: -1 }, { view: 'new' }],
  [{ view: 'new', nonce: 'x' }, { view: 'new' }],
  [{ view: 'other', nonce: 4 }, {}],
])('%j of the URL is read as %j', (search, expected) => expect(readSafeSearch(search)).toEqual(expected));
