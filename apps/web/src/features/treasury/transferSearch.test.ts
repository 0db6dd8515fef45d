import { expect, test } from 'vitest';
import { readTransferSearch } from './transferSearch.ts';

const ADDRESS = `0x${'ab'.repeat(20)}`;

test('a filter that the page can have is read from its address', () => {
  const search = { chain: 31337, holder: `31337:${ADDRESS}`, way: 'out', token: ADDRESS, unknown: true } as const;
  expect(readTransferSearch(search)).toEqual(search);
});

test('what is not understood is left out', () => {
  const nothing = { chain: undefined, holder: undefined, way: undefined, token: undefined, unknown: undefined };
  expect(readTransferSearch({ chain: 'x', holder: ADDRESS, way: 'up', token: 'usdc', unknown: 'yes' })).toEqual(nothing);
  expect(readTransferSearch({ chain: -1, holder: 3, way: null, token: {}, unknown: 1 })).toEqual(nothing);
});
