import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharePrice, type VaultReading } from './sharePrice.ts';

const ONE = 2n ** 112n;
const E18 = 10n ** 18n;

/** 1000 of token0 and 2000 of token1 at a price of 0.5, in 100 shares: a share is worth 20 of token0, or 40 of token1. */
const vault = (changes: Partial<VaultReading> = {}): VaultReading => ({
  reserve0: 1000n * E18,
  reserve1: 2000n * E18,
  totalSupply: 100n * E18,
  decimals0: 18,
  decimals1: 18,
  shareDecimals: 18,
  averagePrice: ONE / 2n,
  ...changes,
});

describe('the price of a payout token in shares', () => {
  test('is one over the worth of a share, in the token asked for', () => {
    expect(sharePrice(vault(), true)).toBe(E18 / 20n);
    expect(sharePrice(vault(), false)).toBe(E18 / 40n);
  });

  test('stays where it is when a swap moves the reserves, where 2·r0/S would move', () => {
    const moved = vault({ reserve0: 1250n * E18, reserve1: 1600n * E18 });
    expect(sharePrice(moved, true)).toBe(E18 / 20n);
    expect(sharePrice(moved, false)).toBe(E18 / 40n);
  });

  test('is in whole tokens, whatever their decimals', () => {
    const dollars = { reserve0: 1000n * 10n ** 6n, decimals0: 6, averagePrice: ONE / 2n / 10n ** 12n };
    // 2^111 / 10^12 is not a whole number; at 18 decimals that only shows in the last digit.
    expect(sharePrice(vault(dollars), true)).toBe(E18 / 20n + 1n);
    expect(sharePrice(vault({ shareDecimals: 6, totalSupply: 100n * 10n ** 6n }), false)).toBe(E18 / 40n);
    expect(sharePrice(vault({ reserve1: 2000n * 10n ** 9n, decimals1: 9, averagePrice: (ONE / 2n) * 10n ** 9n }), false)).toBe(E18 / 40n);
  });

  test('follows the average price by its root', () => {
    expect(sharePrice(vault({ averagePrice: ONE * 2n }), true)).toBe(E18 / 40n);
    expect(sharePrice(vault({ averagePrice: ONE * 2n }), false)).toBe(E18 / 20n);
  });

  test('is the exact root, rounded up, for any vault', () => {
    const amount = fc.bigInt(10n ** 15n, 10n ** 24n);
    const average = fc.bigInt(ONE / 1000n, ONE * 1000n);
    fc.assert(
      fc.property(amount, amount, amount, average, fc.boolean(), (reserve0, reserve1, totalSupply, averagePrice, inToken0) => {
        const price = sharePrice(vault({ reserve0, reserve1, totalSupply, averagePrice }), inToken0)!;
        const [over, under] = inToken0 ? [ONE, averagePrice] : [averagePrice, ONE];
        // price = √(S²·10^36·over / (4·r0·r1·under)), squared and multiplied out so that no root or division is needed.
        const left = 4n * reserve0 * reserve1 * under;
        const right = totalSupply * totalSupply * E18 * E18 * over;
        expect(price * price * left >= right).toBe(true);
        expect((price - 1n) * (price - 1n) * left < right).toBe(true);
      }),
    );
  });

  test('is null for an empty vault', () => {
    for (const empty of [{ reserve0: 0n }, { reserve1: 0n }, { totalSupply: 0n }, { averagePrice: 0n }]) {
      expect(sharePrice(vault(empty), true)).toBeNull();
      expect(sharePrice(vault(empty), false)).toBeNull();
    }
  });

  test('is null where it would be too small to be exact, or too large for the oracle', () => {
    // A share worth 10^14 tokens is 10^4 units of price, the fewest that are answered.
    expect(sharePrice(vault({ totalSupply: 20_000_000n }), true)).toBe(10_000n);
    expect(sharePrice(vault({ totalSupply: 19_999_999n }), true)).toBe(10_000n);
    expect(sharePrice(vault({ totalSupply: 19_998_000n }), true)).toBeNull();
    const thin = { reserve0: 1n, reserve1: 1n, averagePrice: ONE };
    expect(sharePrice(vault({ ...thin, totalSupply: 2n ** 128n - 1n, shareDecimals: 36 }), true)).toBe(2n ** 127n);
    expect(sharePrice(vault({ ...thin, totalSupply: 2n ** 129n, shareDecimals: 36 }), true)).toBeNull();
  });
});
