import { expect, it } from 'vitest';
import { market, T0, TWO } from '../../test/bonds.ts';
import { decayCurve } from './decayCurve.ts';
import { priceAt } from './price.ts';
import { DAY } from './units.ts';

it('has both ends and even moments between, each with the price of that moment', () => {
  const auction = market('sda');
  const curve = decayCurve(auction, T0, T0 + 5n * DAY, 6);
  expect(curve.map(({ at }) => (at - T0) / DAY)).toEqual([0n, 1n, 2n, 3n, 4n, 5n]);
  expect(curve.map(({ price }) => price)).toEqual(curve.map(({ at }) => priceAt(auction, { at })));
  expect(curve[1]).toEqual({ at: T0 + DAY, price: 16n * 10n ** 35n });
});

it('takes the oracle as it is now, and is empty where it has no price', () => {
  const discounted = market('osda');
  expect(decayCurve(discounted, T0, T0 + 2n * DAY, 2, TWO).map(({ price }) => price)).toEqual([19n * 10n ** 35n, 1824n * 10n ** 33n]);
  expect(decayCurve(discounted, T0, T0 + DAY, 2, 0n)).toEqual([]);
});
