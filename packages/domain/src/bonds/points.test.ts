import { describe, expect, test } from 'vitest';
import { POINTS_FORMULA, pointsOf } from './points.ts';

const DOLLAR = 10n ** 18n;
const DAY = 86_400;
const purchase = { quoteAmount: 1_000_000_000n, quoteDecimals: 6, usd: DOLLAR, at: 1_000, expiry: 0 };

describe('points of a purchase', () => {
  test('are its dollars where it is paid out at once', () => {
    expect(pointsOf(purchase)).toBe(1_000n);
  });

  test('are twice as many for a year of waiting', () => {
    expect(pointsOf({ ...purchase, expiry: 1_000 + 365 * DAY })).toBe(2_000n);
  });

  test('count whole days only and are rounded down', () => {
    expect(pointsOf({ ...purchase, expiry: 1_000 + 8 * DAY - 1 })).toBe(1_019n);
    expect(pointsOf({ ...purchase, expiry: 1_000 + 8 * DAY })).toBe(1_021n);
  });

  test('are not more for waiting longer than a year, as the formula says', () => {
    const ofDays = (days: number) => pointsOf({ ...purchase, expiry: 1_000 + days * DAY });
    expect([ofDays(364), ofDays(365), ofDays(366), ofDays(18_250)]).toEqual([1_997n, 2_000n, 2_000n, 2_000n]);
    expect(POINTS_FORMULA).toContain('at most 365');
  });

  test('follow the price and the decimals of the token', () => {
    expect(pointsOf({ ...purchase, quoteAmount: 3n * 10n ** 18n, quoteDecimals: 18, usd: 2_500n * DOLLAR })).toBe(7_500n);
  });
});
