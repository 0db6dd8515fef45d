import { expect, test } from 'vitest';
import { parseEther } from 'viem';
import { bandLabel, bandOf, quadraticWeight, scoreStanding, wholeRoot } from './passportScore.ts';

test('bands begin at 15, 25 and 100, and no score is the lowest', () => {
  expect([null, 0n, 149_999n, 150_000n, 249_999n, 250_000n, 999_999n, 1_000_000n].map(bandOf)).toEqual([0, 0, 0, 1, 1, 2, 2, 3]);
  expect([0, 3].map(bandLabel)).toEqual(['below 15', '100 and above']);
});

test('a root is whole and rounded down, also of numbers beyond any supply', () => {
  expect([0n, 1n].map(wholeRoot)).toEqual([0n, 1n]);
  for (const root of [2n, 3n, 31n, 10n ** 9n + 7n, 2n ** 64n + 1n]) {
    expect([wholeRoot(root * root - 1n), wholeRoot(root * root)]).toEqual([root - 1n, root]);
  }
});

test('a weight is the root of the whole tokens by the share of the band', () => {
  expect(quadraticWeight(parseEther('1000'), 40)).toBe(31n * 40n);
  expect(quadraticWeight(parseEther('0.99'), 100)).toBe(0n);
});

test('where an account stands, and which score would raise its weight', () => {
  const votes = parseEther('100');
  expect(scoreStanding(null, votes, [0, 50, 100, 100])).toEqual({
    band: 0,
    percentage: 0,
    weight: 0n,
    better: { band: 1, from: 150_000n, percentage: 50, weight: 500n },
  });
  expect(scoreStanding(300_000n, votes, [0, 50, 100, 100])).toMatchObject({ weight: 1_000n, better: undefined });
  expect(scoreStanding(160_000n, votes, [0, 50, 50, 80]).better).toEqual({ band: 3, from: 1_000_000n, percentage: 80, weight: 800n });
});
