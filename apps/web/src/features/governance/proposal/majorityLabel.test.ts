import { type Counting, tallyVotes } from '@althing/domain/governance';
import { expect, test } from 'vitest';
import { majorityLabel } from './majorityLabel.ts';

const roots = (threshold: number): Counting => ({ type: 'quadratic', participation: 9n, threshold });
const words = (counting: Counting, inFavour: bigint, against: bigint): string => {
  const facts = { votes: { for: inFavour, against, abstain: 0n }, quorum: 0n, counting };
  return majorityLabel(facts, tallyVotes(facts));
};

test.each<[string, Counting, bigint, bigint, string]>([
  ['of tokens', { type: 'fractional' }, 3n, 1n, 'Majority: 75 % of For and Against'],
  ['missing by a tie of tokens', { type: 'fractional' }, 1n, 1n, 'No majority: more For than Against is needed'],
  ['of roots', roots(6_000), 60n, 40n, 'Majority: 60 % of For and Against'],
  ['of roots that is less than half', roots(2_000), 25n, 75n, 'Majority: 25 % of For and Against'],
  ['missing by a hair', roots(6_000), 599_999n, 400_001n, 'No majority: 59.99 % of For and Against are For, 60 % are needed'],
  ['that any vote would make', roots(0), 0n, 5n, 'No majority: one vote For is needed'],
])('a majority %s', (_title, counting, inFavour, against, sentence) => {
  expect(words(counting, inFavour, against)).toBe(sentence);
});
