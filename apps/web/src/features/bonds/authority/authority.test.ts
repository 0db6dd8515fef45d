import type { Address } from '@althing/domain/units';
import { expect, test } from 'vitest';
import { authorityOf } from './useBondOwners.ts';

const [ONE, TWO, SAFE, LOCK] = ['a1', 'b2', 'c3', 'd4'].map((end) => `0x${end.padStart(40, '0')}`) as [Address, Address, Address, Address];
const safe = { address: SAFE, safe: { owners: [ONE], threshold: 1 } };
const behind = { timelock: LOCK, safe };

test('an account that owns the contracts acts itself, an owner of their Safe through it', () => {
  expect(authorityOf({ address: ONE, safe: null }, null, ONE)).toEqual({ by: 'account', address: ONE });
  expect(authorityOf(safe, null, ONE)).toEqual({ by: 'safe', address: SAFE });
  expect(authorityOf(safe, null, TWO)).toBeUndefined();
});

test('where a timelock owns them, the owners of the Safe behind it act through both, and nobody else does', () => {
  const timelock = { address: LOCK, safe: null };
  expect(authorityOf(timelock, behind, ONE)).toEqual({ by: 'timelock', address: LOCK, safe: SAFE });
  expect(authorityOf(timelock, behind, TWO)).toBeUndefined();
  expect(authorityOf(timelock, null, ONE)).toBeUndefined();
});

test('the Safe behind the timelock does not act for contracts that somebody else owns', () => {
  expect(authorityOf({ address: TWO, safe: null }, behind, ONE)).toBeUndefined();
});
