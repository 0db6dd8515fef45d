import { expect, test } from 'vitest';
import { totalBySymbol } from './totalBySymbol.ts';

test('what is paid in one coin is added up, coins of different kinds are not', () => {
  expect(
    totalBySymbol([
      { symbol: 'ETH', amount: 2n },
      { symbol: 'POL', amount: 5n },
      { symbol: 'ETH', amount: 3n },
    ]),
  ).toEqual([
    { symbol: 'ETH', amount: 5n },
    { symbol: 'POL', amount: 5n },
  ]);
});
