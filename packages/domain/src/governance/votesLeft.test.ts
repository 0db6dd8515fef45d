import { expect, test } from 'vitest';
import { votesLeft } from './votesLeft.ts';

const fractional = { type: 'fractional' } as const;

test('who has not voted has all votes of the snapshot, and none before it', () => {
  expect(votesLeft({ counting: fractional, atSnapshot: 7n, usedVotes: 0n, hasVoted: false })).toBe(7n);
  expect(votesLeft({ counting: fractional, atSnapshot: null, usedVotes: 0n, hasVoted: false })).toBe(0n);
});

test('who has used a part has the rest, and never less than nothing', () => {
  expect(votesLeft({ counting: fractional, atSnapshot: 7n, usedVotes: 3n, hasVoted: true })).toBe(4n);
  expect(votesLeft({ counting: fractional, atSnapshot: 7n, usedVotes: 7n, hasVoted: true })).toBe(0n);
  expect(votesLeft({ counting: fractional, atSnapshot: 7n, usedVotes: 8n, hasVoted: true })).toBe(0n);
});

test('a quadratic vote uses everything', () => {
  expect(votesLeft({ counting: { type: 'quadratic' }, atSnapshot: 7n, usedVotes: null, hasVoted: true })).toBe(0n);
});
