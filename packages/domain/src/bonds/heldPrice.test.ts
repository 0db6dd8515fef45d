import { describe, expect, it, test } from 'vitest';
import { priceWay, rangeAround, readRange } from './heldPrice.ts';

const [VAULT, OTHER] = ['0x00000000000000000000000000000000000000A1', '0x00000000000000000000000000000000000000B2'] as const;
const taken = { price: 100_000n, observedAt: 1_000n, vault: VAULT, maxJump: 20_000n, expected: undefined, at: 4_600n };
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

describe('a range of the owner', () => {
  const expected = { vault: VAULT, lowest: 140_000n, highest: 160_000n, until: 4_601n };
  it.each([
    [140_000n, {}, 'anybody'],
    [160_000n, {}, 'anybody'],
    [139_999n, {}, 'owner'],
    [160_001n, {}, 'owner'],
    [150_000n, { expected: { ...expected, vault: OTHER } }, 'owner'],
    [150_000n, { at: 4_601n }, 'owner'],
    [150_000n, { price: 0n, vault: undefined }, 'anybody'],
  ])('a price of %s, given %o, may be brought to the chain by: %s', (price, change, way) => {
    expect(priceWay({ ...claim, price }, { ...taken, expected, ...change }).way).toBe(way);
  });

  it('lets a price of its own vault in where the last is of another', () => {
    const ofOther = { ...expected, vault: OTHER, lowest: 1n };
    expect(priceWay({ ...claim, vault: OTHER }, { ...taken, expected: ofOther })).toEqual({
      way: 'anybody',
      why: 'The owner of the price oracle lets it in. Anybody may bring it to the chain; buyers are offered that before they buy.',
    });
  });

  it('brings back nothing that is no newer than the last price', () => {
    expect(priceWay({ ...claim, price: 150_000n, timestamp: 1_000n }, { ...taken, expected }).way).toBe('late');
  });

  it.each([
    [1_234_567n, 10n, { lowest: 1_110_000n, highest: 1_360_000n }],
    [100n, 50n, { lowest: 50n, highest: 150n }],
    [1n, 30n, { lowest: 1n, highest: 2n }],
  ])('around %s, %s %% to both sides, is rounded outwards to three digits', (price, percent, range) => {
    expect(rangeAround(price, percent)).toEqual(range);
  });

  it.each([
    ['', '2', 'Please enter an amount'],
    ['1', '', 'Please enter an amount'],
    ['0', '2', 'The amount must be greater than 0'],
    ['1', '1,000', '1,000 can be read as 1 or as 1000: write one of the two'],
    ['2', '1', 'The lowest price is above the highest one.'],
    ['1', '340282366920938463464', 'No price can be that high.'],
  ])('from %s to %s is none: %s', (lowest, highest, problem) => {
    expect(readRange({ lowest, highest })).toEqual({ problem });
  });

  it('may be one price, and as high as the contract takes', () => {
    expect(readRange({ lowest: '0.5', highest: '0,5' })).toEqual({ lowest: 5n * 10n ** 17n, highest: 5n * 10n ** 17n });
    expect(readRange({ lowest: '1', highest: '340282366920938463463.374607431768211455' })).toEqual({
      lowest: 10n ** 18n,
      highest: 2n ** 128n - 1n,
    });
  });
});
