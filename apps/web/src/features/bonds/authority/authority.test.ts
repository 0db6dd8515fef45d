import type { Address } from '@althing/domain/units';
import { expect, test } from 'vitest';
import { authorityOf } from './useBondOwners.ts';

const [ONE, TWO, SAFE, LOCK] = ['a1', 'b2', 'c3', 'd4'].map((end) => `0x${end.padStart(40, '0')}`) as [Address, Address, Address, Address];
const safe = { address: SAFE, safe: { owners: [ONE], threshold: 1 } };
const timelock = { address: LOCK, safe: null };

test('an account that owns the contracts acts itself, an owner of their Safe through it', () => {
  expect(authorityOf({ address: ONE, safe: null }, [], ONE)).toEqual({ by: 'account', address: ONE });
  expect(authorityOf(safe, [], ONE)).toEqual({ by: 'safe', address: SAFE });
  expect(authorityOf(safe, [], TWO)).toBeUndefined();
});

test('where a timelock owns them, whoever may schedule acts through it: owners of a Safe, the Safe as an account, an account; nobody else', () => {
  const timelocks = [{ timelock: LOCK, proposers: [safe, { address: TWO, safe: null }] }];
  expect(authorityOf(timelock, timelocks, ONE)).toEqual({ by: 'timelock', address: LOCK, through: { by: 'safe', address: SAFE } });
  expect(authorityOf(timelock, timelocks, SAFE)).toEqual({ by: 'timelock', address: LOCK, through: { by: 'account', address: SAFE } });
  expect(authorityOf(timelock, timelocks, TWO)).toEqual({ by: 'timelock', address: LOCK, through: { by: 'account', address: TWO } });
  expect(authorityOf(timelock, [{ timelock: LOCK, proposers: [safe] }], TWO)).toBeUndefined();
  expect(authorityOf(timelock, [], ONE)).toBeUndefined();
  expect(authorityOf(timelock, timelocks, null)).toBeUndefined();
});

test('whoever may schedule with one timelock does not act for contracts of somebody else', () => {
  expect(authorityOf({ address: TWO, safe: null }, [{ timelock: LOCK, proposers: [safe] }], ONE)).toBeUndefined();
});
