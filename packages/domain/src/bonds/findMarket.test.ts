import { expect, it } from 'vitest';
import { market, T0 } from '../../test/bonds.ts';
import { findMarket, type Wish } from './findMarket.ts';
import { DAY, per1e5 } from './units.ts';

const wish: Wish = { amount: 10n ** 8n, minPayout: 0n, maxExpiry: 2n ** 48n, fee: per1e5(0n), at: T0 };
const price = (tenths: bigint) => ({ formattedPrice: tenths * 10n ** 35n });
const dear = { id: 'dear', market: market('fpa', price(25n)) };
const cheap = { id: 'cheap', market: market('fpa', { ...price(24n), vesting: 30n * DAY }) };
const later = { id: 'later', market: market('fpa', { ...price(23n), start: T0 + 1n }) };

it('is the live market that pays most, the first of equals', () => {
  expect(findMarket([dear, cheap, later], wish)).toBe('cheap');
  expect(findMarket([dear, { ...dear, id: 'equal' }], wish)).toBe('dear');
  expect(findMarket([later], wish)).toBeUndefined();
});

it('matures in time, counted from now and not rounded', () => {
  expect(findMarket([dear, cheap], { ...wish, maxExpiry: T0 + 30n * DAY })).toBe('cheap');
  expect(findMarket([dear, cheap], { ...wish, maxExpiry: T0 + 30n * DAY - 1n })).toBe('dear');
  const expiring = { id: 'expiring', market: market('fpa', { ...price(20n), vesting: T0 + 100n * DAY }, { term: 'fixed-expiry' }) };
  expect(findMarket([expiring, dear], { ...wish, maxExpiry: expiring.market.vesting })).toBe('expiring');
  expect(findMarket([expiring, dear], { ...wish, maxExpiry: expiring.market.vesting - 1n })).toBe('dear');
});

it('has paid out in time, linear markets to the end', () => {
  const linear = { id: 'linear', market: market('fpa', { ...price(20n), linearDuration: 50n * DAY }) };
  expect(findMarket([linear, dear], { ...wish, maxExpiry: T0 + 64n * DAY })).toBe('linear');
  expect(findMarket([linear, dear], { ...wish, maxExpiry: T0 + 64n * DAY - 1n })).toBe('dear');
});

it('pays as much as is wanted, and can take the amount at all', () => {
  expect(findMarket([dear, cheap], { ...wish, minPayout: 42n * 10n ** 18n })).toBeUndefined();
  expect(findMarket([dear, cheap], { ...wish, amount: 10n ** 12n })).toBeUndefined();
  expect(findMarket([dear, cheap], { ...wish, amount: 0n })).toBeUndefined();
});

it('asks an oracle market with the answer of its oracle', () => {
  const oracled = { id: 'oracled', market: market('ofda') };
  expect(findMarket([dear, { ...oracled, oraclePrice: 2n * 10n ** 18n }], wish)).toBe('oracled');
  expect(findMarket([dear, { ...oracled, oraclePrice: 0n }], wish)).toBe('dear');
});
