import { describe, expect, test } from 'vitest';
import type { RouteItem, RouteTokens } from './queries.ts';
import { routeEnds, sortedRoutes } from './routeChoice.ts';

const place = (chainId: number) => ({ chainId, address: `0x${'aa'.repeat(20)}`, decimals: 6, providers: [] });
const tokens: RouteTokens['tokens'] = [
  { id: 'a', symbol: 'A', name: 'A', places: [place(1), place(2), place(3)] },
  { id: 'b', symbol: 'B', name: 'B', places: [place(2), place(3)] },
];
const chosen = (search: Parameters<typeof routeEnds>[1]) => {
  const ends = routeEnds(tokens, search);
  return ends && [ends.token.id, ends.origin.chainId, ends.destination.chainId];
};

describe('the ends of a route', () => {
  test('are those of the address where the token is there, else its first ones, and never the same chain', () => {
    expect(chosen({ asset: 'b', from: 3, to: 2 })).toEqual(['b', 3, 2]);
    expect(chosen({ asset: 'b', from: 1, to: 3 })).toEqual(['b', 2, 3]);
    expect(chosen({ asset: 'a', from: 2, to: 2 })).toEqual(['a', 2, 1]);
    expect(chosen({ asset: 'gold' })).toEqual(['a', 1, 2]);
    expect(routeEnds([], {})).toBeUndefined();
  });
});

test('routes that can be taken stand before those that cannot, the best first', () => {
  const offer = {
    contract: '0x',
    isApproved: true,
    nativeFee: '0',
    cost: null,
    terms: { kind: 'oft' as const, minAmount: '1', extraOptions: '0x' },
  };
  const items: RouteItem[] = [
    { provider: 'relay', offer: null, refusal: 'Off.' },
    { provider: 'across', offer: { ...offer, received: '9', seconds: 5 }, refusal: null },
    { provider: 'layerzero', offer: { ...offer, received: '10', seconds: 6 }, refusal: null },
  ];
  const { offered, refused } = sortedRoutes(items, 'received');
  expect(offered.map(({ name, marks }) => [name, marks])).toEqual([
    ['LayerZero', ['Most arrives']],
    ['Across', ['Fastest']],
  ]);
  expect(refused).toEqual([{ provider: 'relay', name: 'Relay', refusal: 'Off.' }]);
  expect(sortedRoutes(items, 'time').offered[0]!.name).toBe('Across');
  // What has to be ordered has no terms yet, and can be taken.
  const ordered: RouteItem = { provider: 'relay', offer: { ...offer, received: '11', seconds: 5, terms: null }, refusal: null };
  expect(sortedRoutes([ordered], 'received').offered.map(({ name }) => name)).toEqual(['Relay']);
});
