import { expect, test } from 'vitest';
import { referenceOf } from './priceReference.ts';
import { discountPercent } from './priceText.ts';

const TWO = 2n * 10n ** 18n;

test('what the platform’s oracle says is what prices are compared with', () => {
  expect(referenceOf({ price: TWO, isOurs: true }, 5)).toBe('2');
  expect(referenceOf({ price: 0n, isOurs: true }, 5)).toBeUndefined();
});

test('what the seller’s own oracle says never makes a price a bargain', () => {
  expect(referenceOf({ price: 100n * TWO, isOurs: false }, undefined)).toBeUndefined();
  expect(discountPercent('3', referenceOf({ price: 100n * TWO, isOurs: false }, 2))).toBe(-50);
});

test('without an oracle a price is compared with what the tokens cost in USD', () => {
  expect(referenceOf(undefined, 2)).toBe(2);
  expect(referenceOf(undefined, undefined)).toBeUndefined();
});
