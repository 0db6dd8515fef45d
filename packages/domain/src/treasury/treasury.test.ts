import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount } from '../token/index.ts';
import { balanceText, costText, exactBalanceText, usdText, usdValue } from './index.ts';

const tokens = (text: string, decimals = 18): bigint => parseAmount(text, decimals).value ?? 0n;

describe('a balance', () => {
  test.each([
    ['0', '0'],
    ['0.000009999', '0'],
    ['0.00001', '0.00001'],
    ['0.004', '0.004'],
    ['0.0123456', '0.01'],
    ['0.019', '0.01'],
    ['1', '1.00'],
    ['1234.5', '1,234.50'],
    ['1234567.999', '1,234,567.99'],
  ])('of %s is shown as %s', (amount, text) => {
    expect(balanceText(tokens(amount))).toBe(text);
  });

  test('of a token with few decimals is shown to its last', () => {
    expect(balanceText(1n, 2)).toBe('0.01');
    expect(balanceText(5n, 0)).toBe('5.00');
    expect(balanceText(1n, 6)).toBe('0');
    expect(balanceText(10n, 6)).toBe('0.00001');
  });

  test('of other digits and negative ones', () => {
    expect(balanceText(tokens('1.23456'), 18, 4)).toBe('1.2345');
    expect(balanceText(tokens('5'), 18, 0)).toBe('5');
    expect(balanceText(-tokens('2.5'))).toBe('-2.50');
    expect(balanceText(-1n)).toBe('0');
  });

  test('never reads as more than there is, and as nothing only below 0.00001', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.integer({ min: 0, max: 24 }), (value, decimals) => {
        const shown = tokens(balanceText(value, decimals).replaceAll(',', ''), decimals < 5 ? 5 : decimals);
        const exact = decimals < 5 ? value * 10n ** BigInt(5 - decimals) : value;
        expect(shown).toBeLessThanOrEqual(exact);
        expect(shown === 0n).toBe(decimals > 5 && value < 10n ** BigInt(decimals - 5));
      }),
    );
  });

  test('is exact on demand', () => {
    expect(exactBalanceText(tokens('1234567.000000000000000001'))).toBe('1,234,567.000000000000000001');
  });
});

describe('a cost', () => {
  test.each([
    ['0', '0'],
    ['0.000000000000000001', '<0.00001'],
    ['0.00001', '0.00001'],
    ['0.0123456', '0.01234'],
    ['0.5', '0.50000'],
    ['1', '1.00'],
    ['12.3456', '12.34'],
  ])('of %s is shown as %s', (amount, text) => {
    expect(costText(tokens(amount))).toBe(text);
  });
});

describe('its value in USD', () => {
  test('is the amount times the last price, and unknown without one', () => {
    expect(usdValue(tokens('2.5'), 18, 4)).toBe(10);
    expect(usdValue(2_500_000n, 6, 1)).toBe(2.5);
    expect(usdValue(1n, 18, null)).toBeNull();
    expect(usdValue(1n, 18, Number.NaN)).toBeNull();
  });

  test.each([
    [0, '$0.00'],
    [0.004, '<$0.01'],
    [1234.5, '$1,234.50'],
    [-3, '-$3.00'],
  ])('%d is shown as %s', (value, text) => {
    expect(usdText(value)).toBe(text);
  });
});
