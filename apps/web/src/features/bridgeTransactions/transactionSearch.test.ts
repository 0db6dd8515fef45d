import { expect, test } from 'vitest';
import {
  areRoutesNarrowed,
  findProblem,
  isNarrowed,
  isTransactionId,
  isUuid,
  queryOf,
  readTransactionSearch,
  routesQueryOf,
} from './transactionSearch.ts';

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

test('transfers over bridges of others share the chain and the hash or address, and have a bridge and a state of their own', () => {
  const search = readTransactionSearch({ chain: 31337, find: HASH, provider: 'across', state: 'expired', bridge: 'axelar' });
  expect(routesQueryOf(search, undefined)).toEqual({ chainId: 31337, hash: HASH, provider: 'across', state: 'expired' });
  expect(routesQueryOf({ of: 'harbour' }, 'id')).toEqual({ organisationId: 'id' });
  expect(readTransactionSearch({ provider: 'axelar', state: 'stuck' })).toMatchObject({ provider: undefined, state: undefined });
  expect([isNarrowed({ provider: 'across' }), areRoutesNarrowed({ provider: 'across' }), areRoutesNarrowed({ bridge: 'axelar' })]).toEqual([
    false,
    true,
    false,
  ]);
});

test('ids of transactions and of transfers over bridges of others are told apart', () => {
  expect(isUuid('5f7b1f8e-0d5c-4a50-9d8c-3f4b4c3c2a10')).toBe(true);
  expect([`31337-${HASH}-3`, HASH, ''].some(isUuid)).toBe(false);
  expect(isTransactionId(`31337-${HASH}-3`)).toBe(true);
  expect(['xyz', HASH, '31337-12-3', '5f7b1f8e-0d5c-4a50-9d8c-3f4b4c3c2a10', ''].some(isTransactionId)).toBe(false);
});
