import { expect, test } from 'vitest';
import { saleLength } from './saleLength.ts';

const plan = { parameters: { duration: 20n * 86_400n } } as Parameters<typeof saleLength>[1];

test('a sale that begins with its market ends the later the longer the owners of the Safe take', () => {
  expect(saleLength({ start: '' }, plan)).toBe(
    'The sale begins when the Safe creates the market and lasts 20 days from then on. If its owners take their time, it ends that much later than the form says.',
  );
});

test('a sale with a start of its own has to be created before it', () => {
  expect(saleLength({ start: '2027-01-15T08:00:00Z' }, plan)).toMatch(
    /^The Safe has to create the market before .*2027.*, when the sale begins\./,
  );
});
