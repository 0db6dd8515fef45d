import { expect, it, test } from 'vitest';
import { market, T0, TWO } from '../../test/bonds.ts';
import { extremes, floorPrice, openingPrice, rushOf, steadyCurve, swings, timeToFloor } from './saleForecast.ts';
import { DAY, per1e5 } from './units.ts';

const ALL = 100_000n * 10n ** 18n;

test.each([
  ['fpa', 0],
  ['ofda', 0],
  ['osda', 0.02],
  ['sda', 0.65],
] as const)('a sale by %s at an even pace is sold out near its end, and not far from its opening price', (strategy, most) => {
  const sale = market(strategy);
  const curve = steadyCurve(sale, TWO);
  const opening = openingPrice(sale, TWO)!;
  expect(curve.length).toBeGreaterThan(20);
  expect(sale.conclusion - curve.at(-1)!.at).toBeLessThan(DAY);
  for (const { price } of curve) expect(Math.abs(Number(price) / Number(opening) - 1)).toBeLessThanOrEqual(most);
});

it('needs all tokens that are for sale, or as many as what is to be paid buys at the lowest price', () => {
  expect(extremes(market('fpa'))).toEqual({ payout: ALL, quote: 250_000n * 10n ** 6n });
  expect(extremes(market('sda'))).toEqual({ payout: ALL, quote: 100_000n * 10n ** 6n });
  expect(extremes(market('sda', { capacityInQuote: true, capacity: 10n ** 6n }))).toEqual({ payout: 10n ** 18n, quote: 10n ** 6n });
});

it('a fixed price does not move, whatever happens', () => {
  const sale = market('fpa');
  expect(swings(sale)).toEqual({ purchase: 0, hour: 0 });
  expect(timeToFloor(sale)).toBeUndefined();
  expect(floorPrice(sale)).toBe(openingPrice(sale));
});

it('an auction falls by a five days’ share in an hour, and rises by a quarter with the largest purchase', () => {
  expect(swings(market('sda'))).toEqual({ purchase: 24_000, hour: -833 });
});

it('a rush closes an auction once its debt is above the buffer', () => {
  const rush = rushOf(market('sda', { debtBuffer: per1e5(25_000n) }))!;
  const roomier = rushOf(market('sda', { debtBuffer: per1e5(35_000n) }))!;
  expect(rush.count).toBeGreaterThan(1);
  expect(roomier.count).toBeGreaterThan(rush.count);
  expect(roomier.price).toBeGreaterThan(rush.price);
  expect([rush.isClosed, roomier.isClosed]).toEqual([true, true]);
  expect(rushOf(market('fpa'))).toMatchObject({ count: 20, price: market('fpa').price, isClosed: false });
});

it('an idle auction is at half of its price after half of its decay, and a slow discount never', () => {
  expect(Number(timeToFloor(market('sda')))).toBeCloseTo(Number((5n * DAY) / 2n), -2);
  expect(timeToFloor(market('osda', { targetIntervalDiscount: per1e5(1n) }), TWO)).toBeUndefined();
});

it('without an oracle’s price there is nothing to forecast', () => {
  const sale = market('osda');
  expect([openingPrice(sale, 0n), swings(sale, 0n), steadyCurve(sale, 0n)]).toEqual([undefined, undefined, []]);
  expect(sale.start).toBe(T0);
});
