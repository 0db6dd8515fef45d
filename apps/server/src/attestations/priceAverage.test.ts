import type { PoolState } from '@althing/bindings';
import { describe, expect, it } from 'vitest';
import { averagePrice, isIdleSince, isUnstable, spotPrice } from './priceAverage.ts';

const ONE = 2n ** 112n;
const pool = (changes: Partial<PoolState> = {}): PoolState => ({
  reserve0: 1000n,
  reserve1: 2000n,
  timestampLast: 100n,
  price1CumulativeLast: 0n,
  totalSupply: 1n,
  ...changes,
});

describe('the price of the moment', () => {
  it('is token0 per token1', () => {
    expect(spotPrice(pool())).toBe(ONE / 2n);
  });

  it.each([
    [ONE, ONE, false],
    [ONE * 105n, ONE * 100n, false],
    [ONE * 105n + 1n, ONE * 100n, true],
    [ONE * 95n, ONE * 100n, false],
    [ONE * 95n - 1n, ONE * 100n, true],
  ])('%d at an average of %d is too far away: %s', (spot, average, expected) => {
    expect(isUnstable(spot, average)).toBe(expected);
  });
});

describe('the average', () => {
  it('weighs every price by how long it held', () => {
    // The price is a half until 130, when the pool recorded it, and 3 from then on.
    const first = { state: pool(), time: 120n };
    const last = { state: pool({ reserve0: 6000n, timestampLast: 130n, price1CumulativeLast: (ONE / 2n) * 30n }), time: 140n };
    expect(averagePrice(first, last)).toBe((ONE / 2n + ONE * 3n) / 2n);
  });

  it('does not feel that sums and clocks wrap around', () => {
    const before = 2n ** 32n - 10n;
    const first = { state: pool({ timestampLast: before, price1CumulativeLast: 2n ** 256n - 1n }), time: 2n ** 32n };
    const sum = BigInt.asUintN(256, 2n ** 256n - 1n + (ONE / 2n) * 30n);
    const last = { state: pool({ reserve0: 6000n, timestampLast: 20n, price1CumulativeLast: sum }), time: 2n ** 32n + 40n };
    expect(averagePrice(first, last)).toBe(((ONE / 2n) * 20n + ONE * 3n * 20n) / 40n);
    expect(isIdleSince(last.state, 2n ** 32n + 40n, 2n ** 32n + 20n)).toBe(true);
    expect(isIdleSince(last.state, 2n ** 32n + 40n, 2n ** 32n + 19n)).toBe(false);
  });

  it('is the price of the moment where the pool was idle since', () => {
    expect(isIdleSince(pool(), 200n, 100n)).toBe(true);
    expect(isIdleSince(pool(), 200n, 99n)).toBe(false);
  });
});
