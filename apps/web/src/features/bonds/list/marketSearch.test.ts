import { expect, test } from 'vitest';
import { isNarrowed, readMarketSearch } from './marketSearch.ts';

const CHAINS = [31337, 31338];
const read = (search: Record<string, unknown>) => readMarketSearch(search, CHAINS);

test('what the page’s address asks for is taken, and what nobody understands is not', () => {
  expect(read({ chain: 31337, strategy: 'sda', sale: 'live', search: ' gold ', sort: 'oldest' })).toEqual({
    chain: 31337,
    strategy: 'sda',
    sale: 'live',
    search: 'gold',
    sort: 'oldest',
  });
  expect(read({ sort: 'discount' }).sort).toBe('discount');
  expect(read({ sort: 'constructor' }).sort).toBeUndefined();
  const nothing = read({ chain: 'x', strategy: 'constructor', sale: 'open', search: '  ', sort: 'newest' });
  expect(Object.values(nothing).every((value) => value === undefined)).toBe(true);
});

test('a chain that is not here narrows nothing, as nobody could see that it does', () => {
  expect(read({ chain: 4242 }).chain).toBeUndefined();
  expect(read({ chain: '31337' }).chain).toBeUndefined();
  expect(isNarrowed(read({ chain: 4242 }))).toBe(false);
});

test('an order narrows nothing', () => {
  expect(isNarrowed(read({ sort: 'oldest' }))).toBe(false);
  expect(isNarrowed(read({ sale: 'closed' }))).toBe(true);
});
