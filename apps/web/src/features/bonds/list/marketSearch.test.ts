import { expect, test } from 'vitest';
import { isNarrowed, readMarketSearch } from './marketSearch.ts';

test('what the page’s address asks for is taken, and what nobody understands is not', () => {
  expect(readMarketSearch({ chain: 31337, strategy: 'sda', sale: 'live', search: ' gold ', sort: 'oldest' })).toEqual({
    chain: 31337,
    strategy: 'sda',
    sale: 'live',
    search: 'gold',
    sort: 'oldest',
  });
  expect(readMarketSearch({ sort: 'discount' }).sort).toBe('discount');
  expect(readMarketSearch({ sort: 'constructor' }).sort).toBeUndefined();
  const nothing = readMarketSearch({ chain: 'x', strategy: 'constructor', sale: 'open', search: '  ', sort: 'newest' });
  expect(Object.values(nothing).every((value) => value === undefined)).toBe(true);
});

test('an order narrows nothing', () => {
  expect(isNarrowed(readMarketSearch({ sort: 'oldest' }))).toBe(false);
  expect(isNarrowed(readMarketSearch({ sale: 'closed' }))).toBe(true);
});
