import { governorAbi, timelockAbi } from '@althing/bindings';
import { expect, test } from 'vitest';
import { argumentMeaning } from './argumentMeaning.ts';

test.each([
  ['castVote', 'support', '1', 'For'],
  ['castVoteWithReason', 'support', '0', 'Against'],
  ['castVote', 'support', '2', 'Abstain'],
  ['setVotingPeriod', 'newVotingPeriod', '604800', '7 days'],
  ['updateDelay', 'newDelay', '7200', '2 hours'],
  ['updateQuorumNumerator', 'newQuorumNumerator', '2050', '20.5 %'],
])('%s: %s %s is told as %s', (name, argument, value, meaning) => {
  expect(argumentMeaning(name, argument, value)).toBe(meaning);
});

test('what is not known keeps its number', () => {
  expect(argumentMeaning('castVote', 'support', '7')).toBeUndefined();
  expect(argumentMeaning('castVote', 'proposalId', '1')).toBeUndefined();
  expect(argumentMeaning('other', 'support', '1')).toBeUndefined();
  expect(argumentMeaning(null, 'support', '1')).toBeUndefined();
  expect(argumentMeaning('setVotingPeriod', 'newVotingPeriod', '9'.repeat(70))).toBeUndefined();
});

test.each([
  [governorAbi, 'castVote', 'support'],
  [governorAbi, 'castVoteWithReason', 'support'],
  [governorAbi, 'setVotingDelay', 'newVotingDelay'],
  [governorAbi, 'setVotingPeriod', 'newVotingPeriod'],
  [governorAbi, 'updateQuorumNumerator', 'newQuorumNumerator'],
  [timelockAbi, 'updateDelay', 'newDelay'],
])('the contracts have the function and the argument', (abi, name, argument) => {
  const found = (abi as readonly { type: string; name?: string; inputs?: readonly { name?: string }[] }[]).find(
    (entry) => entry.type === 'function' && entry.name === name,
  );
  expect(found?.inputs?.map((input) => input.name)).toContain(argument);
});
