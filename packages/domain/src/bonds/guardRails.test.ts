import { describe, expect, it, test } from 'vitest';
import { OWNER, PARAMETERS, T0 } from '../../test/bonds.ts';
import { DEFAULT_SETTINGS } from './auctioneerSettings.ts';
import { checkSale, GUARD_RAILS, type GuardRail, lastPayout, warningsOf } from './guardRails.ts';
import type { MarketParameters } from './parameters.ts';
import { planSale, type SalePlan } from './salePlan.ts';
import type { Strategy } from './strategy.ts';
import { DAY, per1e5 } from './units.ts';

const ALL = 100_000n * 10n ** 18n;

/** A sale with nothing to say against: 100,000 PAY at the market price, in escrow. */
function plan(strategy: Strategy, change: Partial<MarketParameters> = {}, rest: Partial<SalePlan> = {}): SalePlan {
  const parameters = { ...PARAMETERS[strategy], ...change } as MarketParameters;
  return planSale({
    parameters,
    term: 'fixed-term',
    at: T0,
    settings: DEFAULT_SETTINGS,
    symbols: { payout: 'PAY', quote: 'QUSD' },
    marketPrice: strategy === 'fpa' ? 2.5 : 2,
    isPrivate: false,
    buyerCount: 0,
    escrow: ALL,
    balance: ALL,
    owner: OWNER,
    ...rest,
  });
}

const found = (rule: GuardRail, ...of: Parameters<typeof plan>) => checkSale(plan(...of)).find((finding) => finding.rule === rule);
const warning = (sentence: string | RegExp) => ({ severity: 'warn', sentence: expect.stringMatching(sentence) as string });
const refusal = (sentence: string | RegExp) => ({ severity: 'block', sentence: expect.stringMatching(sentence) as string });

test.each(['fpa', 'ofda', 'osda', 'sda'] as const)('a careful sale by %s has nothing said against it', (strategy) => {
  const careful = strategy === 'sda' ? { debtBuffer: per1e5(25_000n) } : {};
  expect(checkSale(plan(strategy, careful))).toEqual([]);
});

describe('the opening price', () => {
  it('may be 20 % from the market, and no more without a warning', () => {
    expect(found('price', 'fpa', {}, { marketPrice: 3.1 })).toBeUndefined();
    expect(found('price', 'fpa', {}, { marketPrice: 3.2 })).toMatchObject(warning('opens 21.9 % below the market'));
    expect(found('price', 'fpa', {}, { marketPrice: 2 })).toMatchObject(warning('opens 25 % above the market'));
  });
  it('is warned of where nobody knows the market', () => {
    expect(found('price', 'sda', {}, { marketPrice: undefined })).toMatchObject(warning('Nobody here knows what PAY costs elsewhere'));
  });
  it('of a discounted sale is measured against the oracle’s market as well', () => {
    expect(found('price', 'ofda', { fixedDiscount: per1e5(25_000n) })).toMatchObject(warning('opens 25 % below'));
  });
});

describe('the magnitude of the opening price', () => {
  const at = (formattedPrice: bigint, marketPrice?: number) =>
    found('magnitude', 'fpa', { formattedPrice, scaleAdjustment: 12 }, { marketPrice, escrow: 0n });
  const ONE = 10n ** 36n;
  it('may be one of those that pairs have', () => {
    expect(at(ONE / 10n ** 10n)).toBeUndefined();
    expect(at(ONE * 10n ** 10n)).toBeUndefined();
  });
  it('beyond these is taken for a slip', () => {
    expect(at(ONE / 10n ** 15n)).toMatchObject(warning(/opens at 0\.000000000000001 QUSD for one PAY\..* smallest units/));
    expect(at(ONE * 10n ** 15n)).toMatchObject(warning('opens at 1,000,000,000,000,000 QUSD for one PAY'));
    expect(at(ONE / 10n ** 15n, 2)).toMatchObject(warning('mostly a slip'));
  });
  it('is none where the market is there as well', () => {
    expect(at(ONE / 10n ** 15n, 1e-15)).toBeUndefined();
  });
});

it('one purchase may take a tenth of everything, and no more without a warning', () => {
  expect(found('purchase', 'fpa', { depositInterval: 2n * DAY })).toBeUndefined();
  expect(found('purchase', 'fpa', { depositInterval: 3n * DAY })).toMatchObject(warning('One purchase may take 15 % of everything'));
});

describe('a moving discount', () => {
  it('is warned of where one largest purchase moves the price by more than 5 %', () => {
    expect(found('swing', 'osda', { targetIntervalDiscount: per1e5(6000n) })).toMatchObject(
      warning('One purchase of the largest size raises the price by 6 %'),
    );
  });
  it('is warned of where one idle hour moves the price by more than 5 %', () => {
    expect(found('swing', 'osda', { depositInterval: DAY / 12n, targetIntervalDiscount: per1e5(11_000n) })).toMatchObject(
      warning('falls by 5.5 % in an hour in which nobody buys'),
    );
  });
});

it('a lowest price under half of the price at the start is warned of', () => {
  expect(found('floor', 'sda')).toBeUndefined();
  expect(found('floor', 'sda', { formattedMinimumPrice: 9n * 10n ** 35n })).toMatchObject(warning('may fall to 0.9 QUSD, less than half'));
});

describe('an auction that is at its lowest', () => {
  const usual = { debtBuffer: per1e5(25_000n) };
  it('for less than half of the time between two largest purchases is as auctions are', () => {
    // Decays by a fifth in the day for which one largest purchase stands.
    expect(found('atFloor', 'sda', { ...usual, formattedMinimumPrice: 18n * 10n ** 35n })).toBeUndefined();
    expect(found('atFloor', 'osda')).toBeUndefined();
  });
  it('for most of that time is warned of, with the price', () => {
    expect(found('atFloor', 'sda', { ...usual, formattedMinimumPrice: 182n * 10n ** 34n })).toMatchObject(
      warning(/at its lowest 10\.8 hours after the start, .* 1 day later: most of the time it is 1\.82 QUSD\./),
    );
    expect(found('atFloor', 'osda', { baseDiscount: per1e5(29_500n) })).toMatchObject(
      warning('is at its lowest 8.5 hours after the start'),
    );
  });
  it('from the beginning says so', () => {
    expect(found('atFloor', 'sda', { ...usual, formattedMinimumPrice: 2n * 10n ** 36n })).toMatchObject(warning('begins at its lowest'));
  });
});

describe('the debt buffer of an auction', () => {
  it.each([25n, 100n])('may be %d %%', (percent) => {
    expect(found('debtBuffer', 'sda', { debtBuffer: per1e5(percent * 1000n) })).toBeUndefined();
  });
  it('below 25 % tells after how many purchases the auction closes, at which price, and when an idle one is at its lowest', () => {
    expect(found('debtBuffer', 'sda', { debtBuffer: per1e5(24_000n) })).toMatchObject(
      warning(
        /close by itself after \d+ purchases of the largest size, one after the other, the last at [\d.]+ QUSD.* at its lowest after 2.5 days\./,
      ),
    );
  });
  it('above 100 % tells so too', () => {
    expect(found('debtBuffer', 'sda', { debtBuffer: per1e5(101_000n) })).toMatchObject(warning('usually between 25 % and 100 %'));
  });
});

describe('the price after a rush', () => {
  const after = (percent: bigint, change = {}) => found('runaway', 'sda', { debtBuffer: per1e5(percent * 1000n), ...change });
  it('may be up to twice what it is with the least usual room', () => {
    expect(after(25n)).toBeUndefined();
    // With 25, 35 and 40 % it is 10.8, 13.4 and 70.4 times the price at the start.
    const fortnight = { duration: 14n * DAY, depositInterval: DAY / 2n };
    expect(after(35n, fortnight)).toBeUndefined();
    expect(after(40n, fortnight)).toMatchObject(warning(/after 11 purchases/));
  });
  it('beyond that is warned of, although it is less than twenty times the price at the start', () => {
    expect(after(30n, { duration: 60n * DAY, depositInterval: DAY / 2n })).toMatchObject(
      warning(/after 7 purchases .* the last is at 17\.4\d+ QUSD\..* With 25 % of room it would be 6\.4\d+ QUSD\./),
    );
  });
  it('is warned of at twenty times the price at the start, whatever it is with less room', () => {
    expect(after(60n)).toMatchObject(
      warning(/can run away: after 17 purchases of the largest size, one after the other, the last is at 442,573\.1044 QUSD/),
    );
  });
});

it('discounts over a half are warned of, at the start and at most', () => {
  const deep = { fixedDiscount: per1e5(51_000n), maxDiscountFromCurrent: per1e5(60_000n) };
  expect(found('discount', 'ofda', deep)).toMatchObject(warning('The discount at the start is 51 %'));
  expect(found('discount', 'osda', { maxDiscountFromCurrent: per1e5(51_000n) })).toMatchObject(warning('may grow to 51 %'));
});

it('a sale of more than a year is warned of', () => {
  expect(found('duration', 'fpa', { duration: 365n * DAY })).toBeUndefined();
  expect(found('duration', 'fpa', { duration: 366n * DAY })).toMatchObject(warning('lasts 366 days, more than a year'));
  expect(found('duration', 'fpa', { duration: 3650n * DAY })).toMatchObject(warning('lasts 3650 days, more than a year'));
});

it('a sale of decades asks whether its year is meant', () => {
  expect(found('duration', 'fpa', { duration: 30n * 365n * DAY })).toMatchObject(
    warning('lasts 30 years, until 07.01.2057, 08:00 UTC. Is that the year that you mean'),
  );
});

describe('waiting', () => {
  it('for more than four years is warned of, with the day of the last payout', () => {
    expect(found('vesting', 'fpa', { vesting: 1460n * DAY })).toBeUndefined();
    expect(found('vesting', 'fpa', { vesting: 1461n * DAY })).toMatchObject(
      warning('more than four years. The last of them has everything on 04.02.2031, 00:00 UTC'),
    );
    expect(found('vesting', 'fpa', { linearDuration: 1461n * DAY })).toMatchObject(warning('more than four years'));
  });
  it('for a time ends at midnight for who buys last, and in linear markets to the second', () => {
    const at = T0 - (T0 % DAY);
    const sale = (change: object) => ({ parameters: { ...PARAMETERS.fpa, duration: 20n * DAY, vesting: 7n * DAY, ...change }, at });
    expect(lastPayout({ ...sale({}), term: 'fixed-term' })).toBe(at + 26n * DAY);
    expect(lastPayout({ ...sale({ duration: 20n * DAY + 1n }), term: 'fixed-term' })).toBe(at + 27n * DAY);
    expect(lastPayout({ ...sale({ linearDuration: 5n }), term: 'fixed-term' })).toBe(at + 27n * DAY + 5n);
  });
  it('ends for a common day on that day, and over time after it', () => {
    const parameters = { ...PARAMETERS.fpa, vesting: T0 + 30n * DAY + 5n, linearDuration: 10n * DAY };
    expect(lastPayout({ parameters, term: 'fixed-expiry', at: T0 })).toBe(T0 - (T0 % DAY) + 40n * DAY);
  });
});

describe('the escrow', () => {
  it('that does not cover the sale is warned of', () => {
    expect(found('escrow', 'fpa', {}, { escrow: ALL - 1n })).toMatchObject(warning('The sale needs up to 100,000 PAY'));
  });
  it('covers a sale that counts what is paid at its lowest price', () => {
    const inQuote = { capacityInQuote: true, capacity: 100_000n * 10n ** 6n };
    expect(found('escrow', 'sda', inQuote, { escrow: ALL - 1n })).toMatchObject(warning('The sale needs up to 100,000 PAY'));
    expect(found('escrow', 'sda', inQuote)).toBeUndefined();
  });
  it('cannot get what the seller does not have', () => {
    expect(found('escrow', 'fpa', {}, { balance: 5n * 10n ** 18n })).toMatchObject(refusal('The seller has 5 PAY, and 100,000 PAY'));
  });
});

it('a private sale without a list is refused', () => {
  expect(found('buyers', 'fpa', {}, { isPrivate: true })).toMatchObject(refusal('nobody could buy'));
  expect(found('buyers', 'fpa', {}, { isPrivate: true, buyerCount: 1 })).toBeUndefined();
});

test.each<[string, string, Parameters<typeof plan>]>([
  ['new markets are switched off', 'switched that off', ['fpa', {}, { settings: { ...DEFAULT_SETTINGS, allowNewMarkets: false } }]],
  ['a token has too few decimals', '6 to 18 decimals', ['fpa', { quoteDecimals: 5 }]],
  ['it is too short', 'lasts at least 1 day', ['fpa', { duration: DAY - 1n }]],
  ['a purchase stands for too little', 'at least 1 hour', ['fpa', { depositInterval: 3599n }]],
  ['a purchase stands for more than all', 'longer than the sale', ['fpa', { depositInterval: 21n * DAY }]],
  ['buyers wait for less than a day', 'at least a day', ['fpa', { vesting: 5n }]],
  ['they are paid before its end', 'after the end of the sale', ['fpa', { vesting: T0 + 19n * DAY }, { term: 'fixed-expiry' }]],
  ['its lowest price is the higher', 'above the price at the start', ['sda', { formattedMinimumPrice: 3n * 10n ** 36n }]],
  [
    'an auction ends before its first look',
    'looks at its pace',
    ['sda', {}, { settings: { ...DEFAULT_SETTINGS, tuneInterval: 21n * DAY } }],
  ],
  ['the oracle is silent', 'no valid price', ['ofda', { oracle: { price: 0n, decimals: 18 } }]],
  ['everything is given away', 'less than 100 %', ['ofda', { fixedDiscount: per1e5(100_000n) }]],
  ['the discount begins too large', 'larger than the largest', ['osda', { baseDiscount: per1e5(31_000n) }]],
  ['the price could fall to nothing', 'fall to nothing', ['osda', { maxDiscountFromCurrent: per1e5(100_000n) }]],
  ['there is nothing to sell', 'too small or too large', ['fpa', { capacity: 1n }]],
])('the contract’s refusal is told before it is asked: %s', (_case, sentence, of) => {
  expect(found('contract', ...of)).toMatchObject(refusal(sentence));
});

it('what was read are the warnings as they are, in any other wording they have to be read again', () => {
  const one = checkSale(plan('fpa', {}, { marketPrice: 4, escrow: 0n }));
  const other = checkSale(plan('fpa', {}, { marketPrice: 5, escrow: 0n }));
  expect(one.map(({ rule }) => rule)).toEqual(['price', 'escrow']);
  expect(warningsOf(one)).not.toBe(warningsOf(other));
  expect(warningsOf(checkSale(plan('fpa', {}, { balance: 0n })))).toBe('');
});

it('tells what forbids a sale before what speaks against it', () => {
  expect(GUARD_RAILS.slice(0, 2)).toEqual(['contract', 'buyers']);
});
