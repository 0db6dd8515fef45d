import { expect, test } from 'vitest';
import { parseEther } from 'viem';
import { splitObstacle, splitVote } from './splitVote.ts';

const votes = parseEther('5');
const texts = { for: '', against: '', abstain: '' };

test('parts are read in whole tokens, and what is not named stays unused', () => {
  const split = splitVote({ for: '2.5', against: '1', abstain: '' }, votes);
  expect(split).toEqual({
    parts: { for: parseEther('2.5'), against: parseEther('1'), abstain: 0n },
    sum: parseEther('3.5'),
    left: parseEther('1.5'),
    problems: {},
    problem: undefined,
  });
});

test('all of the votes can be split, to the last unit', () => {
  const split = splitVote({ for: '4.999999999999999999', against: '0', abstain: '0.000000000000000001' }, votes);
  expect([split.left, split.problem]).toEqual([0n, undefined]);
});

test('one unit more than there is, is refused', () => {
  const split = splitVote({ ...texts, for: '5.000000000000000001' }, votes);
  expect([split.left, split.problem]).toEqual([0n, 'These are more votes than you have.']);
});

test('nothing at all is no vote', () => {
  expect(splitVote(texts, votes).problem).toBe('Say with how many votes you are For, Against or abstain.');
  expect(splitVote({ ...texts, for: '0' }, votes).problem).toBe('Say with how many votes you are For, Against or abstain.');
});

test('what is no amount is said beside its field, and keeps the vote from being cast', () => {
  const split = splitVote({ for: '1', against: '1e3', abstain: '1,000' }, votes);
  expect(split.problems).toEqual({ against: 'The amount is invalid', abstain: '1,000 can be read as 1 or as 1000: write one of the two' });
  expect(split.problem).toBe('The amount is invalid');
  expect(splitVote({ ...texts, for: `${2n ** 128n}` }, 2n ** 200n).problems).toEqual({ for: 'The amount is too large' });
});

test('a quadratic vote cannot be split, which is explained; others can', () => {
  expect(splitObstacle({ type: 'quadratic' })).toMatch(/square root/);
  expect(splitObstacle({ type: 'fractional' })).toBeUndefined();
});
