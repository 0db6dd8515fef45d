import type { ListedMarket } from '@althing/domain/http';
import { expect, test } from 'vitest';
import { rankMarkets } from './rankMarkets.ts';

interface Facts {
  price?: string;
  discount?: number;
  usd?: number;
  left?: string;
}
const market = (name: string, { price, discount, usd, left = '10' }: Facts) =>
  ({
    name,
    now: price === undefined ? null : { price, oraclePrice: null, discount: discount ?? null },
    quoteToken: { tokenPrice: { lastPriceUsd: usd ?? null } },
    capacity: left,
    initialCapacity: '10',
  }) as unknown as ListedMarket;
const names = (markets: readonly { name: string | null }[]) => markets.map(({ name }) => name).join('');

test('the largest discount comes first, also above the market, and what is not known last', () => {
  const markets = [
    market('a', { price: '1' }),
    market('b', { price: '1', discount: -3 }),
    market('c', {}),
    market('d', { price: '1', discount: 5 }),
  ];
  expect(names(rankMarkets(markets, 'discount'))).toBe('dbac');
});

test('prices are compared in USD, whatever they are paid in', () => {
  const markets = [market('a', { price: '3', usd: 1 }), market('b', { price: '0.001', usd: 2000 }), market('c', { price: '1' })];
  expect(names(rankMarkets(markets, 'price'))).toBe('bac');
});

test('what has most left of what it began with comes first', () => {
  expect(names(rankMarkets([market('a', { left: '2' }), market('b', { left: '9' }), market('c', { left: '2' })], 'capacity'))).toBe('bac');
});
