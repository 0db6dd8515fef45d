import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { amountText } from '../token/amount.ts';
import { formatPrice, humanPrice } from './priceFormat.ts';

const decimals = fc.integer({ min: 6, max: 18 });

test.each([
  ['2.5', 18, 6, { priceExponent: 0, scaleAdjustment: 12, formattedPrice: 25n * 10n ** 35n, scale: 10n ** 48n }],
  ['11.37', 9, 18, { priceExponent: 1, scaleAdjustment: -9, formattedPrice: 1137n * 10n ** 34n, scale: 10n ** 27n }],
  ['123456789.123', 18, 18, { priceExponent: 8, scaleAdjustment: -4, formattedPrice: 123_456_789_123n * 10n ** 29n, scale: 10n ** 32n }],
  ['0.05', 18, 8, { priceExponent: -2, scaleAdjustment: 11, formattedPrice: 5n * 10n ** 35n, scale: 10n ** 47n }],
])('formats %s', (text, payoutDecimals, quoteDecimals, format) => {
  expect(formatPrice(text, { payoutDecimals, quoteDecimals })).toEqual(format);
});

it('reads back as the price that was formatted', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 24n),
      fc.integer({ min: 0, max: 18 }),
      decimals,
      decimals,
      (digits, places, payoutDecimals, quoteDecimals) => {
        const text = amountText(digits, places);
        const pair = { payoutDecimals, quoteDecimals };
        const { formattedPrice, scale } = formatPrice(text, pair);
        expect(humanPrice(formattedPrice, scale, pair)).toBe(text);
      },
    ),
  );
});

it('puts a second price into the scale of the first', () => {
  const pair = { payoutDecimals: 18, quoteDecimals: 6 };
  expect(formatPrice('0.001', pair, formatPrice('2', pair).scaleAdjustment)).toMatchObject({
    formattedPrice: 10n ** 33n,
    scaleAdjustment: 12,
  });
});

test.each(['0', '', '.', '-1', '1e3', 'two', '0.000'])('refuses "%s"', (text) => {
  expect(() => formatPrice(text, { payoutDecimals: 18, quoteDecimals: 6 })).toThrow(RangeError);
});
