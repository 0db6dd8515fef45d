import { seconds } from '@althing/domain/units';
import { describe, expect, it } from 'vitest';
import {
  durationSeconds,
  formatBasisPoints,
  formatDuration,
  formatTokens,
  MINIMUM_TIMELOCK,
  MINIMUM_VOTING_PERIOD,
  shareOf,
} from './quantities.ts';

describe('durations', () => {
  it('take "min" as 300 s for a voting period and 600 s for a timelock', () => {
    expect(durationSeconds('min', MINIMUM_VOTING_PERIOD)).toBe(300);
    expect(durationSeconds('min', MINIMUM_TIMELOCK)).toBe(600);
  });

  it('turn days, whole or not, into seconds', () => {
    expect(durationSeconds(7, seconds(300))).toBe(604_800);
    expect(durationSeconds(0.5, seconds(300))).toBe(43_200);
    expect(durationSeconds(0, seconds(300))).toBe(0);
  });

  it.each([
    [0, 'none'],
    [1, '1 second'],
    [300, '5 minutes'],
    [3_600, '1 hour'],
    [86_400, '1 day'],
    [604_800, '7 days'],
    [129_661, '1 day 12 hours 1 minute 1 second'],
  ])('of %d s are written "%s"', (duration, text) => {
    expect(formatDuration(duration)).toBe(text);
  });
});

describe('shares', () => {
  it('of a supply are rounded down to the smallest unit', () => {
    expect(shareOf(1_000n, 1)).toBe(10n);
    expect(shareOf(999n, 1)).toBe(9n);
    expect(shareOf(10n ** 24n, 0.01)).toBe(10n ** 20n);
    expect(shareOf(1_000n, 0)).toBe(0n);
    expect(shareOf(1_000n, 100)).toBe(1_000n);
  });

  it('keep two decimals of a percent, whatever binary fractions make of them', () => {
    expect(shareOf(10_000n, 0.29)).toBe(29n);
    expect(shareOf(10_000n, 57.57)).toBe(5_757n);
    expect(formatBasisPoints(1_250)).toBe('12.5 %');
  });
});

describe('amounts', () => {
  it.each([
    [0n, '0 ACME'],
    [1n, '0.000000000000000001 ACME'],
    [999n * 10n ** 18n, '999 ACME'],
    [1_234_567_890n * 10n ** 18n + 5n * 10n ** 17n, '1,234,567,890.5 ACME'],
  ])('of %d units are written %s', (amount, text) => {
    expect(formatTokens(amount, 'ACME')).toBe(text);
  });
});
