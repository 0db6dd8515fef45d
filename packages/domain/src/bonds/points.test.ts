import { describe, expect, test } from 'vitest';
import { POINTS_FORMULA, pointsOf } from './points.ts';

const DOLLAR = 10n ** 18n;
const DAY = 86_400;
/** 1,000 dollars are paid for half a token, of which each is worth 2,200. */
const kept = { amount: 1_000_000_000n, decimals: 6, usd: DOLLAR };
const payout = { amount: 5n * 10n ** 17n, decimals: 18, usd: 2_200n * DOLLAR };
const ofDays = (days: number) => ({ kept, payout, at: 1_000, expiry: 1_000 + days * DAY });

describe('points of a purchase', () => {
  test('are none where it is paid out at once: the organisation has given away as much as it has got', () => {
    expect(pointsOf({ kept, payout, at: 1_000, expiry: 0 })).toBe(0n);
  });

  test('are its dollars for a year of waiting', () => {
    expect(pointsOf(ofDays(365))).toBe(1_000n);
  });

  test('count whole days only and are rounded down', () => {
    expect(pointsOf({ ...ofDays(8), expiry: 1_000 + 8 * DAY - 1 })).toBe(19n);
    expect(pointsOf(ofDays(8))).toBe(21n);
  });

  test('are not more for waiting longer than a year, as the formula says', () => {
    expect([364, 365, 366, 18_250].map((days) => pointsOf(ofDays(days)))).toEqual([997n, 1_000n, 1_000n, 1_000n]);
    expect(POINTS_FORMULA).toContain('at most 365');
  });

  test('are not more than the payout is worth: a token of nothing earns nothing', () => {
    expect(pointsOf({ ...ofDays(365), payout: { ...payout, usd: 1_000n * DOLLAR } })).toBe(500n);
    expect(pointsOf({ ...ofDays(365), payout: { ...payout, usd: 0n } })).toBe(0n);
    expect(pointsOf({ ...ofDays(365), payout: { amount: 1n, decimals: 0, usd: 999n * DOLLAR } })).toBe(999n);
  });

  test('follow the price and the decimals of the quote token', () => {
    const quote = { amount: 3n * 10n ** 17n, decimals: 18, usd: 2_500n * DOLLAR };
    expect(pointsOf({ ...ofDays(365), kept: quote })).toBe(750n);
  });
});
