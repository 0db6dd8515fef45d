import { expect, test } from 'vitest';
import { readServedDelegates } from './index.ts';

const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const served = { safe: null, delegate: OWNER.toLowerCase(), delegator: OWNER, label: 'Clerk', expiryDate: null };

test('a delegate is read with whose it is, and none but a named Safe is every Safe', () => {
  const { safe: _, ...nowhere } = served;
  const { count, entries } = readServedDelegates({ count: 3, results: [served, nowhere, { ...served, safe: OWNER }] });
  expect(count).toBe(3);
  expect(entries).toEqual([null, null, OWNER].map((safe) => ({ safe, delegate: OWNER, delegator: OWNER, label: 'Clerk' })));
});

test('an address that is none is refused', () =>
  expect(() => readServedDelegates({ count: 1, results: [{ ...served, delegate: '0x12' }] })).toThrow());
