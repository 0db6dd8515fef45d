import { expect, it, test } from 'vitest';
import { priceWay } from './heldPrice.ts';

const [VAULT, OTHER] = ['0x00000000000000000000000000000000000000A1', '0x00000000000000000000000000000000000000B2'] as const;
const taken = { price: 100_000n, observedAt: 1_000n, vault: VAULT, maxJump: 20_000n };
const claim = { price: 100_000n, timestamp: 4_600n, vault: VAULT };

test.each([
  [120_000n, 'anybody'],
  [80_000n, 'anybody'],
  [120_001n, 'owner'],
  [79_999n, 'owner'],
])('a price of %s after one of 100000 with a bound of 20 %% may be brought to the chain by: %s', (price, way) => {
  expect(priceWay({ ...claim, price }, taken).way).toBe(way);
});

it('says how far it has moved, and how old the last one is', () => {
  expect(priceWay({ ...claim, price: 150_000n }, taken).why).toContain(
    '50.0 % above the last one, which is 1 hour older. More than 20.0 %',
  );
});

it('the first price of a pair is anybody’s, and the first after a dropped one its owner’s', () => {
  expect(priceWay(claim, { ...taken, price: 0n, observedAt: 0n, vault: undefined }).way).toBe('anybody');
  expect(priceWay(claim, { ...taken, price: 0n, vault: undefined }).way).toBe('owner');
});

it('another vault needs the owner, however near its price is', () => {
  expect(priceWay({ ...claim, vault: OTHER }, taken).way).toBe('owner');
});

it('a price that is no newer than the last one is taken from nobody, its owner included', () => {
  expect(priceWay({ ...claim, timestamp: 1_000n, price: 500_000n }, taken).way).toBe('late');
  expect(priceWay({ ...claim, timestamp: 999n }, { ...taken, price: 0n, vault: undefined }).way).toBe('late');
});
