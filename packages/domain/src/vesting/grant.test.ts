import { expect, test } from 'vitest';
import { grantStanding, grantTotals, releasableIds, releaseObstacle, vestedAt, vestedVoteObstacle, type VestingGrant } from './grant.ts';

const even: VestingGrant = {
  id: 1n,
  beneficiary: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  start: 1_000,
  end: 2_000,
  milestones: [],
  total: 1_001n,
  released: 0n,
};
const stones: VestingGrant = { ...even, id: 2n, start: 1_500, end: 3_000, milestones: [1_500, 2_000, 3_000], total: 100n };
const text = (at: number) => `second ${at}`;

test('an even grant vests by the second, rounded down, and never more than all', () => {
  expect([999, 1_000, 1_001, 1_500, 1_999, 2_000, 9_999].map((at) => vestedAt(even, at))).toEqual([0n, 0n, 1n, 500n, 999n, 1_001n, 1_001n]);
});

test('milestones bring equal parts, and the last one the rest', () => {
  expect([1_499, 1_500, 1_999, 2_000, 2_999, 3_000].map((at) => vestedAt(stones, at))).toEqual([0n, 33n, 33n, 66n, 66n, 100n]);
});

test('what can be released is what has vested less what was released', () => {
  expect(grantStanding({ ...even, released: 200n }, 1_500)).toEqual({ vested: 500n, releasable: 300n, locked: 501n, next: 1_500 });
  expect(grantStanding(even, 500)).toEqual({ vested: 0n, releasable: 0n, locked: 1_001n, next: 1_000 });
  expect(grantStanding(stones, 2_000)).toMatchObject({ releasable: 66n, next: 3_000 });
  expect(grantStanding({ ...stones, released: 100n }, 3_000)).toEqual({ vested: 100n, releasable: 0n, locked: 0n, next: null });
});

test('several grants add up, and only those with something are released', () => {
  expect(grantTotals([{ ...even, released: 500n }, stones], 1_500)).toEqual({
    total: 1_101n,
    vested: 533n,
    released: 500n,
    releasable: 33n,
  });
  expect(releasableIds([{ ...even, released: 500n }, stones], 1_500)).toEqual([2n]);
});

test('where nothing can be released it is said when more comes', () => {
  expect(releaseObstacle([even, stones], 1_500, text)).toBeUndefined();
  expect(releaseObstacle([even, stones], 100, text)).toBe('Nothing to release yet: more vests on second 1000.');
  expect(releaseObstacle([{ ...even, released: 500n }], 1_500, text)).toBe('Nothing to release yet: the next moment brings more.');
  expect(releaseObstacle([{ ...even, released: 1_001n }], 5_000, text)).toBe('Everything has been released.');
});

test.each([
  [{ isFlexVoting: false }, 'without voting'],
  [{ isQuadratic: true }, 'quadratic'],
  [{ hasVoted: true }, 'have voted'],
  [{ votes: 0n }, 'Nothing of yours had vested'],
])('vested tokens give no vote where something is against it', (change, words) => {
  const now = { isFlexVoting: true, isQuadratic: false, votes: 1n, hasVoted: false };
  expect(vestedVoteObstacle(now)).toBeUndefined();
  expect(vestedVoteObstacle({ ...now, ...change })).toContain(words);
});
