import { expect, test } from 'vitest';
import { findProblem, isNarrowed, queryOf, readTransactionSearch } from './transactionSearch.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const ADDRESS = `0x${'cd'.repeat(20)}`;

test('what the address bar names becomes the filter, and what nobody understands is dropped', () => {
  const search = { of: 'harbour', chain: 31337, bridge: 'axelar', status: 'relayed', stage: 'arriving', type: 'transfer', find: HASH };
  expect(readTransactionSearch(search)).toEqual(search);
  const nonsense = { of: '../x', chain: '31337', bridge: 'toString', status: 'done', stage: 1, type: 'vote', find: '0x12' };
  expect(Object.values(readTransactionSearch(nonsense)).filter((value) => value !== undefined)).toEqual([]);
});

test('one field looks for a hash of either side or for an address, and says what it needs', () => {
  expect(queryOf({ find: HASH }, undefined)).toEqual({ hash: HASH });
  expect(queryOf({ find: ADDRESS, chain: 1 }, 'id')).toEqual({ address: ADDRESS, chainId: 1, organisationId: 'id' });
  expect(findProblem(HASH.slice(0, -1))).toContain('66 characters');
  expect(findProblem('')).toBeUndefined();
});

test('an organisation alone is no filter that could be widened', () => {
  expect(isNarrowed({ of: 'harbour' })).toBe(false);
  expect(isNarrowed({ of: 'harbour', stage: 'sent' })).toBe(true);
});
