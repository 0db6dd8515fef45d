// @vitest-environment happy-dom
import type { SaleDraft } from '@althing/domain/bonds';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { OWNER, saleOf } from '../../../../test/sales.ts';
import { SaleTerms } from './SaleTerms.tsx';

const draw = (change: Partial<SaleDraft>) => {
  renderPage(<SaleTerms sale={saleOf('fpa', change)} />);
  return ['The sale begins', 'It ends', 'Who may buy'].map((label) => screen.getByText(label).nextElementSibling?.textContent);
};
const buyers = (count: number) => ({ isPrivate: true, buyers: Array.from({ length: count }, () => ({ address: OWNER, amount: '1' })) });

test('a sale that begins at once ends so long after it', () => {
  expect(draw({})).toEqual(['As soon as it is created', '14 days later, about 29.01.2027, 08:00 UTC', 'Everybody']);
});

test('one that begins later has its two moments', () => {
  expect(draw({ start: '2027-01-16T08:00:00Z' }).slice(0, 2)).toEqual(['16.01.2027, 08:00 UTC', '29.01.2027, 08:00 UTC']);
});

test.each([
  [1, 'The one account on your list, up to its limit'],
  [12, 'The 12 accounts on your list, each up to its limit'],
])('a private sale for %d says who may buy', (count, text) => {
  expect(draw(buyers(count))[2]).toBe(text);
});
