import { expect, test } from 'vitest';
import { shareText } from './share.ts';

test('a share is told in percent with two digits at most', () => {
  expect(shareText(1n, 3n)).toBe('33.33');
  expect(shareText(1n, 2n)).toBe('50');
  expect(shareText(105n, 1000n)).toBe('10.5');
  expect(shareText(7n, 7n)).toBe('100');
});

test('next to nothing is not called nothing', () => {
  expect(shareText(1n, 10n ** 30n)).toBe('under 0.01');
  expect(shareText(0n, 10n)).toBe('0');
  expect(shareText(1n, 0n)).toBe('0');
});
