import { expect, test } from 'vitest';
import { discountPercent, discountText, numberText, priceText } from './priceText.ts';

test.each([
  ['2000', '2,000'],
  ['1995.123456', '1,995.1234'],
  ['0.00001999', '0.00001999'],
  ['0.000019991234', '0.00001999'],
  ['0.5', '0.5'],
  ['0', '0'],
])('a price of %s is shown as %s', (human, text) => expect(priceText(human)).toBe(text));

test('a price that was computed is never written with an exponent, however small or large', () => {
  expect([2.24e-7, 1e21, 1995.123456, 0].map(numberText)).toEqual(['0.000000224', '1,000,000,000,000,000,000,000', '1,995.1234', '0']);
});

test('a discount is told from the market’s side, and unknown without a market price', () => {
  expect(discountText(discountPercent('1900', '2000')!)).toBe('5.00 % below the market');
  expect(discountText(discountPercent('2042', 2000)!)).toBe('2.10 % above the market');
  expect(discountText(discountPercent('2000', 2000)!)).toBe('At the market price');
  expect(discountPercent('2000', null)).toBeUndefined();
  expect(discountPercent('2000', 0)).toBeUndefined();
});
