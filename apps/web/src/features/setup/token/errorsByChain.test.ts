import { addSchedule, chooseNewToken, emptyToken, setTokenChains } from '@althing/domain/setup';
import { expect, test } from 'vitest';
import { errorsByChain } from './errorsByChain.ts';

const token = setTokenChains(chooseNewToken(emptyToken(), true), [31337, 31338, 31339]);

test('an error of a receiver, a vesting or an authority is that of its chain', () => {
  const errors = {
    'token.authority.2.isMultisig': 'Please select',
    'token.authority.2.threshold': 'x',
    'token.initialReceivers.1.receivers.0.amount': 'x',
    'token.vesting.0.schedules.0.endDate': 'x',
  };
  expect(errorsByChain(errors, addSchedule(token, 31338))).toEqual([
    { chainId: 31338, count: 2 },
    { chainId: 31339, count: 2 },
  ]);
});

test('errors of the token itself, of another part or of a chain that is gone belong to none', () => {
  const errors = {
    'token.name': 'x',
    'token.initialReceivers': 'x',
    'token.authority.7.isMultisig': 'x',
    'modules.governor.0.chainId': 'x',
  };
  expect(errorsByChain(errors, token)).toEqual([]);
});
