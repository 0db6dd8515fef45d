import { describe, expect, test } from 'vitest';
import { bridgeTaxOf, platformFeeOf } from './transferQuote.ts';

const tiers = [
  { threshold: 0n, rate: 1000n },
  { threshold: 50_000n, rate: 500n },
];

describe('the platform’s fee', () => {
  test.each([
    [0n, 0n],
    [99n, 0n],
    [50_000n, 500n],
    // 1 % of 50,000 and 0.5 % of 40,000.
    [90_000n, 700n],
  ])('of %i is %i', (amount, fee) => {
    expect(platformFeeOf(amount, { tiers, premiumRate: 0n })).toBe(fee);
  });

  test('grows by the premium of its destination, and is 5 % at most', () => {
    expect(platformFeeOf(90_000n, { tiers, premiumRate: 100n })).toBe(790n);
    expect(platformFeeOf(1_000n, { tiers: [{ threshold: 0n, rate: 5000n }], premiumRate: 5000n })).toBe(50n);
  });

  test('is rounded once, down', () => {
    expect(platformFeeOf(199n, { tiers: [{ threshold: 0n, rate: 500n }], premiumRate: 500n })).toBe(1n);
  });
});

describe('a bridge tax', () => {
  const taxes = [
    { threshold: 100n, rate: 100n },
    { threshold: 1_000n, rate: 500n },
  ];

  test.each([
    [100n, 0n],
    [199n, 0n],
    [200n, 1n],
    [1_000n, 9n],
    // 1 % of 900 and 5 % of 200.
    [1_200n, 19n],
  ])('of %i is %i', (amount, tax) => {
    expect(bridgeTaxOf(amount, taxes)).toBe(tax);
  });

  test('is nothing without tiers', () => {
    expect(bridgeTaxOf(1_000n, [])).toBe(0n);
  });
});
