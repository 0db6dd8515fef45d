import { describe, expect, test, vi } from 'vitest';
import {
  abbreviate,
  dateText,
  dateTimeText,
  durationSeconds,
  durationText,
  groupDigits,
  listInWords,
  longDurationText,
  shortenAddress,
  shortenCompactly,
} from './index.ts';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

describe('addresses', () => {
  test('keep 6 characters on each side, or 10 in all in narrow places', () => {
    expect(shortenAddress(ADDRESS)).toBe('0xf39F…b92266');
    expect(shortenAddress(ADDRESS, 4)).toBe('0xf3…2266');
    expect(shortenCompactly(ADDRESS)).toBe('0xf39…92266');
  });

  test('of at most 20 characters stay whole', () => {
    expect(shortenAddress('a'.repeat(20))).toBe('a'.repeat(20));
    expect(shortenAddress('a'.repeat(21))).toHaveLength(13);
  });
});

describe('durations', () => {
  test.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [300, '5 minutes'],
    [3599, '59.9 minutes'],
    [3600, '1 hour'],
    [5400, '1.5 hours'],
    [86_399, '23.9 hours'],
    [86_400, '1 day'],
    [129_600, '1.5 days'],
    [604_800, '7 days'],
    [-5, '0 seconds'],
  ])('%i seconds in one unit are %s', (length, text) => {
    expect(durationText(length)).toBe(text);
  });

  test.each([
    [45, '45 seconds'],
    [60, '1 minute'],
    [3661, '1 hour 1 minute'],
    [183_900, '2 days 3 hours 5 minutes'],
    [86_400, '1 day'],
  ])('%i seconds at length are %s', (length, text) => {
    expect(longDurationText(length)).toBe(text);
  });

  test.each([
    ['', 'days', 0],
    [null, 'hours', 0],
    ['x', 'days', 0],
    [-1, 'days', 0],
    ['2', 'days', 172_800],
    [1.5, 'hours', 5400],
  ] as const)('%j %s are %i seconds', (value, unit, length) => {
    expect(durationSeconds(value, unit)).toBe(length);
  });
});

describe('dates', () => {
  test('appear as day.month.year, by the clock asked for', () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
    expect(dateText('2026-02-01T23:30:00Z')).toBe('01.02.2026');
    expect(dateText('2026-02-01T23:30:00Z', 'reader')).toBe('02.02.2026');
    expect(dateTimeText('2026-02-01T23:30:00Z', 'reader')).toBe('02.02.2026, 00:30');
    vi.restoreAllMocks();
    expect(dateText(0)).toBe('01.01.1970');
  });

  test('with time run to 24 hours, midnight is 00:00', () => {
    expect(dateTimeText('2026-11-21T00:05:00Z')).toBe('21.11.2026, 00:05');
    expect(dateTimeText(new Date(Date.UTC(2026, 10, 21, 14, 5)))).toBe('21.11.2026, 14:05');
  });
});

describe('numbers', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1250, '1.25k'],
    [999_999, '999.99k'],
    [1_000_000, '1M'],
    [2_500_000_000, '2.5B'],
    [100_000_000_000, '100B'],
    [100_000_000_001, '100B+'],
    [-1500, '-1.5k'],
    [0.126, '0.12'],
    [1.1, '1.1'],
  ])('%d is abbreviated to %s', (value, text) => {
    expect(abbreviate(value)).toBe(text);
  });

  test.each([
    ['1234567.891', '1,234,567.891'],
    ['123', '123'],
    ['1000', '1,000'],
    ['0.1234567', '0.1234567'],
  ])('%s is grouped to %s', (text, grouped) => {
    expect(groupDigits(text)).toBe(grouped);
  });
});

test.each([
  [[], ''],
  [['Alpha'], 'Alpha'],
  [['Alpha', 'Beta'], 'Alpha and Beta'],
  [['Alpha', 'Beta', 'Gamma'], 'Alpha, Beta and Gamma'],
])('%j is listed as "%s"', (items, text) => {
  expect(listInWords(items)).toBe(text);
});
