import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concentratedSharePrice, type ConcentratedReading, type Position } from './concentratedSharePrice.ts';
import { sqrtPriceAtTick } from './ticks.ts';

const Q96 = 2n ** 96n;
const E18 = 10n ** 18n;
const LIQUIDITY = 1000n * E18;
const POSITIONS: readonly Position[] = [
  { lowerTick: -6000, upperTick: 6000, liquidity: LIQUIDITY },
  { lowerTick: -60_000, upperTick: 60_000, liquidity: LIQUIDITY / 3n },
];
const [LOWEST, HIGHEST] = [sqrtPriceAtTick(-887_272)!, sqrtPriceAtTick(887_272)!];

/** What one position is made of, written with fractions instead of integers. */
function amountsOf({ lowerTick, upperTick, liquidity }: Position, root: number): [number, number] {
  const [lower, upper] = [1.0001 ** (lowerTick / 2), 1.0001 ** (upperTick / 2)];
  const within = Math.min(Math.max(root, lower), upper);
  return [Number(liquidity) * (1 / within - 1 / upper), Number(liquidity) * (within - lower)];
}

/** As a vault tells it: each position rounded down by itself, and what lies idle. */
function totalsAt(sqrtPrice: bigint, idle: readonly [bigint, bigint]): { total0: bigint; total1: bigint } {
  let [total0, total1] = idle;
  for (const { lowerTick, upperTick, liquidity } of POSITIONS) {
    const [lower, upper] = [sqrtPriceAtTick(lowerTick)!, sqrtPriceAtTick(upperTick)!];
    const within = sqrtPrice < lower ? lower : sqrtPrice > upper ? upper : sqrtPrice;
    total0 += (liquidity * Q96 * (upper - within)) / upper / within;
    total1 += (liquidity * (within - lower)) / Q96;
  }
  return { total0, total1 };
}

const vaultAt = (
  sqrtPrice: bigint,
  averageTick = 0,
  { idle = [0n, 0n] as readonly [bigint, bigint], ...changes }: Partial<ConcentratedReading> & { idle?: readonly [bigint, bigint] } = {},
): ConcentratedReading => ({
  ...totalsAt(sqrtPrice, idle),
  positions: POSITIONS,
  sqrtPrice,
  averageTick,
  totalSupply: LIQUIDITY,
  decimals0: 18,
  decimals1: 18,
  shareDecimals: 18,
  ...changes,
});

describe('the price of a payout token in shares of a vault of concentrated liquidity', () => {
  test('is one over the worth of what the vault has at the average price, in the token asked for', () => {
    for (const averageTick of [-70_000, -5000, 0, 123, 59_999]) {
      const root = 1.0001 ** (averageTick / 2);
      const idle = [7n * E18, 11n * E18] as const;
      const [held0, held1] = POSITIONS.map((each) => amountsOf(each, root)).reduce(
        ([x, y], [more0, more1]) => [x + more0, y + more1],
        [7e18, 11e18],
      );
      const vault = vaultAt(Q96, averageTick, { idle });
      const worth = held0 + held1 / root ** 2;
      expect(Number(concentratedSharePrice(vault, true)) / ((1e18 * Number(LIQUIDITY)) / worth)).toBeCloseTo(1, 9);
      expect(Number(concentratedSharePrice(vault, false)) / ((1e18 * Number(LIQUIDITY)) / (worth * root ** 2))).toBeCloseTo(1, 9);
    }
  });

  test('does not follow the price of the moment, however far it is moved', () => {
    const idle = [3n * E18, E18] as const;
    fc.assert(
      fc.property(fc.bigInt(LOWEST, HIGHEST), fc.integer({ min: -100_000, max: 100_000 }), fc.boolean(), (moved, averageTick, inToken0) => {
        const calm = concentratedSharePrice(vaultAt(sqrtPriceAtTick(averageTick)!, averageTick, { idle }), inToken0)!;
        const pushed = concentratedSharePrice(vaultAt(moved, averageTick, { idle }), inToken0)!;
        expect(pushed).toBe(calm);
      }),
      { numRuns: 500 },
    );
  });

  test('would follow it, were the totals believed: the same vault, once with positions and once without', () => {
    const pushed = vaultAt(sqrtPriceAtTick(60_000)!);
    const believed = concentratedSharePrice({ ...pushed, positions: [] }, true)!;
    expect(Number(believed) / Number(concentratedSharePrice(pushed, true)!)).toBeLessThan(0.5);
  });

  test('is in whole tokens, whatever their decimals', () => {
    const price = concentratedSharePrice(vaultAt(Q96), true)!;
    expect(concentratedSharePrice(vaultAt(Q96, 0, { shareDecimals: 6, totalSupply: LIQUIDITY / 10n ** 12n }), true)).toBe(price);
    const cheap = concentratedSharePrice(vaultAt(Q96, 0, { decimals0: 6 }), true)!;
    expect(Number(cheap * 10n ** 12n) / Number(price)).toBeCloseTo(1, 4);
    expect(concentratedSharePrice(vaultAt(Q96, 0, { decimals1: 6 }), true)).toBe(price);
  });

  test('is rounded up, by less than one unit', () => {
    const { total0, total1 } = vaultAt(Q96);
    const price = concentratedSharePrice(vaultAt(Q96), true)!;
    expect(price * (total0 + total1) >= E18 * LIQUIDITY).toBe(true);
    expect((price - 1n) * (total0 + total1) < E18 * LIQUIDITY).toBe(true);
  });

  test('takes a total that is short of its positions by their rounding, and none that is shorter', () => {
    const whole = vaultAt(Q96);
    const short = (units: bigint) => concentratedSharePrice({ ...whole, total0: whole.total0 - units }, true);
    expect(short(2n)).toBe(concentratedSharePrice(whole, true));
    expect(short(3n)).toBeNull();
    expect(concentratedSharePrice({ ...whole, total1: whole.total1 - 3n }, true)).toBeNull();
  });

  test('is null for a vault that is empty, or has what no vault has', () => {
    const nothing = { positions: [], total0: 0n, total1: 0n };
    expect(concentratedSharePrice(vaultAt(Q96, 0, nothing), true)).toBeNull();
    expect(concentratedSharePrice(vaultAt(Q96, 0, { totalSupply: 0n }), true)).toBeNull();
    expect(concentratedSharePrice({ ...vaultAt(Q96), sqrtPrice: 0n }, true)).toBeNull();
    expect(concentratedSharePrice(vaultAt(Q96, 900_000), true)).toBeNull();
    for (const ticks of [{ lowerTick: 6000 }, { upperTick: 900_000 }, { liquidity: -1n }])
      expect(concentratedSharePrice({ ...vaultAt(Q96), positions: [{ ...POSITIONS[0]!, ...ticks }] }, true)).toBeNull();
  });
});
