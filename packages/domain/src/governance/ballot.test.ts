import { expect, test } from 'vitest';
import { parseEther } from 'viem';
import { choiceText, EMPTY_BALLOT, readBallot, votedFor } from './ballot.ts';

test('an empty ballot asks for a choice', () => {
  expect(readBallot(EMPTY_BALLOT, 5n)).toMatchObject({ choice: undefined, problem: 'Choose For, Against or Abstain first.' });
});

test('one choice takes all votes, with the reason without its blanks', () => {
  expect(readBallot({ ...EMPTY_BALLOT, choice: 'against', reason: ' Too dear ' }, 5n)).toEqual({
    choice: 'against',
    reason: 'Too dear',
    split: undefined,
    problem: undefined,
  });
});

test('parts are cast only where they are right, and a bad reason keeps any vote back', () => {
  const texts = { for: '1', against: '', abstain: '2' };
  const read = (change: object, votes = parseEther('3')) => readBallot({ choice: 'split', texts, reason: '', ...change }, votes);
  expect(read({})).toMatchObject({ choice: { for: parseEther('1'), against: 0n, abstain: parseEther('2') }, problem: undefined });
  expect(read({}, parseEther('2'))).toMatchObject({ choice: undefined, problem: 'These are more votes than you have.' });
  expect(read({ reason: 'a'.repeat(1_001) }).problem).toBe('1 character too many');
  expect(readBallot({ ...EMPTY_BALLOT, choice: 'for', reason: 'a'.repeat(1_001) }, 1n).problem).toBe('1 character too many');
});

test('a choice is told in words', () => {
  expect(choiceText('abstain', 'ACME')).toBe('Abstain');
  expect(choiceText({ for: parseEther('2500.5'), against: parseEther('1'), abstain: 0n }, 'ACME')).toBe(
    '2,500.5 ACME For and 1 ACME Against',
  );
});

test('a cast vote says one choice, also where it is the only part; otherwise it is split', () => {
  const none = { against: '0', for: '0', abstain: '0' };
  expect(votedFor({ ...none, support: 0, against: '7' })).toBe('against');
  expect(votedFor({ ...none, support: null, abstain: '7' })).toBe('abstain');
  expect(votedFor({ ...none, support: null, abstain: '7', for: '1' })).toBeNull();
  expect(votedFor({ ...none, support: null })).toBeNull();
});
