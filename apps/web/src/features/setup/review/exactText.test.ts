import { expect, test } from 'vitest';
import { exactText } from './exactText.ts';

const ONE = 10n ** 18n;

test('whole amounts keep their zeros', () => {
  expect(exactText(500n * ONE)).toBe('500');
  expect(exactText(1_000_000n * ONE)).toBe('1,000,000');
  expect(exactText(0n)).toBe('0');
});

test('fractions are whole, however small, without zeros at their end', () => {
  expect(exactText((10_005n * ONE) / 10n)).toBe('1,000.5');
  expect(exactText(1n)).toBe('0.000000000000000001');
});
