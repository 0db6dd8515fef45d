import { expect, test } from 'vitest';
import { account } from '../../test/forms.ts';
import { firstProposal } from './firstProposal.ts';

const FIRST = 'Delegate your votes to yourself first: tokens vote only then.';

test('whoever holds tokens that vote for nobody delegates before the first proposal', () => {
  expect(firstProposal({ balance: 5n, delegate: null })).toEqual({ detail: FIRST, action: 'delegate' });
});

test.each([
  ['has delegated', { balance: 5n, delegate: account(1) }],
  ['has nothing to delegate', { balance: 0n, delegate: null }],
])('whoever %s proposes, and is not told to delegate', (_who, power) => {
  expect(firstProposal(power)).toEqual({ detail: '', action: 'propose' });
});

test('before it is known the sentence stands there, and the way to a proposal', () => {
  expect(firstProposal(undefined)).toEqual({ detail: FIRST, action: 'propose' });
});
