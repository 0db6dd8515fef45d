import { describe, expect, test } from 'vitest';
import { market, OWNER, STRANGER, T0 } from '../../test/bonds.ts';
import { setIntervals } from './intervals.ts';
import { closeReason, fillReason, intervalsReason, isUnlimited, leftToPay, offerReason, withdrawReason } from './manageReasons.ts';
import { closeMarket } from './ownership.ts';
import { isRefused } from './refusal.ts';
import { DAY, HOUR } from './units.ts';

describe('closing a market', () => {
  test('is refused with words exactly where the contract refuses it', () => {
    const sale = market('fpa');
    for (const at of [T0, sale.conclusion - 1n, sale.conclusion, sale.conclusion + 1n])
      expect(closeReason(sale, at) === undefined).toBe(!isRefused(closeMarket(sale, OWNER, at)));
  });
});

describe('filling a market', () => {
  test('needs an amount that the owner has', () => {
    expect(fillReason({ problem: 'empty' }, 5n, 9n, 'GLD')).toBe('Enter how much.');
    expect(fillReason({ value: 6n }, 5n, undefined, 'GLD')).toBe('The owner’s account has less GLD than this.');
    expect(fillReason({ value: 5n }, 0n, 9n, 'GLD')).toBe('The owner’s account has no GLD.');
    expect(fillReason({ value: 5n }, 5n, 9n, 'GLD')).toBeUndefined();
    expect(fillReason({ value: 5n }, 5n, 0n, 'GLD')).toBe('Nothing can be sold any more, so nothing has to be put in.');
  });
  test('is not needed where the teller may take any amount', () => {
    expect([2n ** 256n - 1n, 10n ** 30n].map(isUnlimited)).toEqual([true, false]);
  });
  test('is told how much is left to pay, in payout tokens, and nothing once the sale is over', () => {
    const sale = market('fpa', { capacity: 10n * 10n ** 6n, capacityInQuote: true });
    expect(leftToPay(sale, { at: T0 })).toBe(4n * 10n ** 18n);
    expect(leftToPay(sale, { at: sale.conclusion })).toBe(0n);
    expect(leftToPay(market('ofda', { capacityInQuote: true, capacity: 10n ** 9n }), { at: T0, oraclePrice: 0n })).toBeUndefined();
  });
});

describe('taking back what is in escrow', () => {
  const purse = { escrowed: 10n, withdrawable: 4n };
  test('says what keeps it there', () => {
    expect(withdrawReason({ value: 4n }, purse)).toBeUndefined();
    expect(withdrawReason({ value: 5n }, purse)).toMatch(/less can be withdrawn/);
    expect(withdrawReason({ value: 1n }, { ...purse, withdrawable: 0n })).toMatch(/Close the market first/);
    expect(withdrawReason({ value: 1n }, { escrowed: 0n, withdrawable: 0n })).toMatch(/Nothing is in escrow/);
    expect(withdrawReason({ problem: 'empty' }, purse)).toBe('Enter how much.');
  });
});

describe('handing a market over', () => {
  test('needs an account that is not the owner already', () => {
    expect(offerReason('', OWNER)).toMatch(/Enter the address/);
    expect(offerReason('0x12', OWNER)).toBe('This is not an address.');
    expect(offerReason(`0x${'0'.repeat(40)}`, OWNER)).toMatch(/Nobody could/);
    expect(offerReason(` ${OWNER} `, OWNER)).toMatch(/already/);
    expect(offerReason(STRANGER, OWNER)).toBeUndefined();
  });
});

describe('intervals', () => {
  const auction = market('sda');
  const LEAST = 3n * DAY;
  const present = {
    tuneInterval: auction.tuneInterval,
    tuneAdjustmentDelay: auction.tuneAdjustmentDelay,
    debtDecayInterval: auction.debtDecayInterval,
  };

  test('are refused with words exactly where the contract refuses them', () => {
    const lengths = [1n, HOUR, 6n * HOUR, DAY, 2n * DAY, 3n * DAY, 9n * DAY];
    const wishes = lengths.flatMap((tuneInterval) =>
      lengths.flatMap((tuneAdjustmentDelay) =>
        lengths.map((debtDecayInterval) => ({ tuneInterval, tuneAdjustmentDelay, debtDecayInterval })),
      ),
    );
    for (const wish of wishes)
      expect(
        intervalsReason(auction, wish, LEAST, T0) === undefined,
        JSON.stringify(wish, (_, value) => String(value)),
      ).toBe(!isRefused(setIntervals(auction, wish, LEAST, OWNER, T0)));
  });
  test('have to be answered, to differ from the present ones, and belong to a market that sells', () => {
    expect(intervalsReason(auction, { ...present, tuneInterval: undefined }, LEAST, T0)).toMatch(/all three/);
    expect(intervalsReason(auction, { ...present, tuneInterval: 0n }, LEAST, T0)).toMatch(/all three/);
    expect(intervalsReason(auction, present, LEAST, T0)).toMatch(/present intervals/);
    expect(intervalsReason(auction, { ...present, debtDecayInterval: 2n ** 32n }, LEAST, T0)).toMatch(/136 years/);
    expect(intervalsReason(auction, present, LEAST, auction.conclusion)).toMatch(/while the market sells/);
    expect(intervalsReason(market('fpa'), present, LEAST, T0)).toMatch(/Only auctions/);
  });
});
