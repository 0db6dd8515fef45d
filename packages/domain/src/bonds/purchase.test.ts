import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { granted, market, OWNER, STRANGER, T0, TWO } from '../../test/bonds.ts';
import { DEFAULT_SETTINGS } from './auctioneerSettings.ts';
import { currentDebt } from './debt.ts';
import { splitPurchase } from './fees.ts';
import { setIntervals } from './intervals.ts';
import type { DutchAuctionMarket, Market } from './market.ts';
import { closeMarket, pullOwnership, pushOwnership } from './ownership.ts';
import { priceAt } from './price.ts';
import { formatPrice, humanPrice } from './priceFormat.ts';
import { previewPurchase, purchase } from './purchase.ts';
import { maxAmountAccepted, maxPayout, payoutFor } from './quotes.ts';
import { STRATEGIES } from './strategy.ts';
import { DAY, HOUR, per1e5 } from './units.ts';

const NO_FEE = per1e5(0n);
const QUSD = 10n ** 6n;
const PAY = 10n ** 18n;
const at = (seconds: bigint) => ({ at: T0 + seconds, oraclePrice: TWO });
const buy = (seller: Market, amount: bigint, seconds: bigint) => granted(purchase(seller, { ...at(seconds), amount }));

describe.each(STRATEGIES)('a purchase from %s', (strategy) => {
  const seller = market(strategy);
  const most = granted(maxAmountAccepted(seller, NO_FEE, at(0n)));

  it('is refused before the start, from the conclusion on, when sold out and when closed', () => {
    const later = market(strategy, { start: T0 + 10n });
    const order = { ...at(9n), amount: QUSD };
    expect(purchase(later, order)).toEqual({ refused: 'Auctioneer_MarketNotActive' });
    expect(purchase(seller, { ...at(20n * DAY), amount: QUSD })).toEqual({ refused: 'Auctioneer_MarketNotActive' });
    expect(purchase({ ...seller, capacity: 0n }, order)).toEqual({ refused: 'Auctioneer_MarketNotActive' });
    expect(purchase(granted(closeMarket(seller, OWNER, T0 + 5n)), order)).toEqual({ refused: 'Auctioneer_MarketNotActive' });
    expect(purchase(seller, { ...at(20n * DAY - 1n), amount: QUSD })).toMatchObject({ closed: false });
  });

  it('is refused where it gives nothing, or less than the buyer wants', () => {
    const payout = granted(payoutFor(seller, QUSD, NO_FEE, at(0n)));
    expect(purchase(seller, { ...at(0n), amount: 0n })).toEqual({ refused: 'Auctioneer_AmountLessThanMinimum' });
    expect(purchase(seller, { ...at(0n), amount: QUSD, minPayout: payout + 1n })).toEqual({ refused: 'Auctioneer_AmountLessThanMinimum' });
    expect(purchase(seller, { ...at(0n), amount: QUSD, minPayout: payout })).toMatchObject({ payout });
  });

  it('is refused above the maximum, and above what is left', () => {
    expect(purchase(seller, { ...at(0n), amount: most * 2n })).toEqual({ refused: 'Auctioneer_MaxPayoutExceeded' });
    expect(payoutFor(seller, most * 2n, NO_FEE, at(0n))).toEqual({ refused: 'Auctioneer_MaxPayoutExceeded' });
    const nearlyEmpty = { ...seller, capacity: 1n };
    expect(purchase(nearlyEmpty, { ...at(0n), amount: QUSD })).toEqual({ refused: 'Auctioneer_NotEnoughCapacity' });
    expect(maxPayout(nearlyEmpty, at(0n))).toBe(1n);
  });

  it('enters capacity, sold and purchased, and leaves the market that it was given as it was', () => {
    const before = structuredClone(seller);
    const { market: after, payout } = buy(seller, QUSD, 1n);
    expect(after).toMatchObject({ capacity: seller.capacity - payout, sold: payout, purchased: QUSD });
    expect(seller).toEqual(before);
  });

  it('takes the net amount off a capacity in quote', () => {
    const inQuote = market(strategy, { capacityInQuote: true, capacity: 200_000n * QUSD });
    expect(buy(inQuote, QUSD, 1n).market).toMatchObject({ capacity: 199_999n * QUSD, purchased: QUSD });
  });

  it('is previewed as it comes out, with the price of the next one', () => {
    const preview = granted(previewPurchase(seller, { ...at(1n), amount: QUSD }));
    const bought = buy(seller, QUSD, 1n);
    expect(preview).toEqual({ ...bought, nextPrice: priceAt(bought.market, at(1n)) });
  });

  it('never pays less for more, and never more than the quote is worth at the price', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, most), fc.bigInt(1n, most), fc.bigInt(0n, 20n * DAY - 1n), (a, b, seconds) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        const price = granted(priceAt(seller, at(seconds)));
        const payouts = [less, more].map((amount) => (amount * seller.scale) / price);
        const quoted = [less, more].map((amount) => payoutFor(seller, amount, NO_FEE, at(seconds)));
        expect(quoted.map((payout, index) => (typeof payout === 'bigint' ? payout : payouts[index]))).toEqual(payouts);
        expect(payouts[0]! <= payouts[1]!).toBe(true);
        expect((payouts[1]! * price) / seller.scale <= more).toBe(true);
      }),
    );
  });
});

describe('the price', () => {
  const floors: [Market, bigint][] = [
    [market('ofda'), market('ofda').minPrice],
    [market('osda'), market('osda').minPrice],
    [market('sda'), market('sda').minPrice],
  ];

  test.each(floors)('never falls below the minimum', (seller, minimum) => {
    fc.assert(
      fc.property(fc.bigInt(0n, 40n * DAY), fc.bigInt(1n, 10n * TWO), (seconds, oraclePrice) => {
        expect(granted(priceAt(seller, { at: T0 + seconds, oraclePrice })) >= minimum).toBe(true);
      }),
    );
  });

  test.each(['ofda', 'osda'] as const)('of %s is refused while its oracle has none', (strategy) => {
    const seller = market(strategy);
    const moment = { at: T0, oraclePrice: 0n };
    for (const answer of [priceAt(seller, moment), maxPayout(seller, moment), maxAmountAccepted(seller, NO_FEE, moment)]) {
      expect(answer).toEqual({ refused: 'Auctioneer_OraclePriceZero' });
    }
    expect(purchase(seller, { ...moment, amount: QUSD })).toEqual({ refused: 'Auctioneer_OraclePriceZero' });
  });

  it('of an auction falls while nobody buys and is lifted by every purchase', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 4n * DAY), fc.bigInt(1n, 1000n * QUSD), (seconds, amount) => {
        const seller = market('sda', { formattedMinimumPrice: 1n });
        const price = granted(priceAt(seller, at(seconds)));
        expect(granted(priceAt(seller, at(seconds + 1n))) <= price).toBe(true);
        const { market: after, tuned } = buy(seller, amount, seconds);
        // Tuning may lower the price, over its delay.
        expect(tuned !== undefined || granted(priceAt(after, at(seconds))) >= price).toBe(true);
      }),
    );
  });
});

describe('what the known public contracts get wrong', () => {
  it('1: a dynamic discount has a price after its end or close, frozen as it was there', () => {
    const ended = market('osda');
    const atEnd = granted(priceAt(ended, at(20n * DAY)));
    expect(priceAt(ended, at(100n * DAY))).toBe(atEnd);
    const closed = granted(closeMarket(buy(ended, 100n * QUSD, HOUR).market, OWNER, T0 + DAY));
    expect(priceAt(closed, at(DAY))).toBe(priceAt(closed, at(50n * DAY)));
    expect(priceAt(granted(closeMarket(market('osda', { start: T0 + DAY }), OWNER, T0)), at(0n))).toBe(19n * 10n ** 35n);
  });

  it('3: a market is closed once, and not after its end', () => {
    const closed = granted(closeMarket(market('fpa'), OWNER, T0 + 5n));
    expect(closed).toMatchObject({ capacity: 0n, conclusion: T0 + 5n });
    expect(closeMarket(closed, OWNER, T0 + 5n)).toEqual({ refused: 'Auctioneer_MarketNotActive' });
    expect(closeMarket(market('fpa'), OWNER, T0 + 20n * DAY)).toEqual({ refused: 'Auctioneer_MarketNotActive' });
    expect(closeMarket(market('fpa'), STRANGER, T0)).toEqual({ refused: 'Auctioneer_OnlyMarketOwner' });
  });

  it('3: an offer of ownership is gone once it was taken', () => {
    expect(pushOwnership(market('fpa'), STRANGER, STRANGER)).toEqual({ refused: 'Auctioneer_OnlyMarketOwner' });
    const zero = '0x0000000000000000000000000000000000000000';
    expect(pushOwnership(market('fpa'), OWNER, zero)).toEqual({ refused: 'Auctioneer_InvalidParams' });
    const offered = granted(pushOwnership(market('fpa'), OWNER, STRANGER));
    expect(pullOwnership(offered, OWNER, false)).toEqual({ refused: 'Auctioneer_NotAuthorized' });
    const pulled = granted(pullOwnership(offered, STRANGER, false));
    expect(pulled).toMatchObject({ owner: STRANGER });
    expect(pulled.candidate).toBeUndefined();
    expect(pullOwnership(pulled, STRANGER, false)).toEqual({ refused: 'Auctioneer_NotAuthorized' });
  });

  it('11: a market with a callback goes only to who may have one', () => {
    const withCallback = market('fpa', { hasCallback: true }, { mayCallBack: true });
    const offered = granted(pushOwnership(withCallback, OWNER, STRANGER));
    expect(pullOwnership(offered, STRANGER, false)).toEqual({ refused: 'Auctioneer_NotAuthorized' });
    expect(pullOwnership(offered, STRANGER, true)).toMatchObject({ owner: STRANGER });
  });

  it('4: the debt of a purchase that passes the limit closes the market, and the purchase counts', () => {
    let seller: Market = market('sda', { debtBuffer: per1e5(1n) });
    for (let count = 0; count < 4; count += 1) seller = nearlyTheMost(seller).market;
    const { market: after, closed, payout } = nearlyTheMost(seller);
    expect(closed).toBe(true);
    expect(after).toMatchObject({ capacity: 0n, conclusion: T0 + 10n, sold: seller.sold + payout });
    expect((after as DutchAuctionMarket).totalDebt > (after as DutchAuctionMarket).maxDebt).toBe(true);
  });

  it('5: the price after a purchase is told before it, tune-ups included', () => {
    let seller: Market = market('sda', { debtBuffer: per1e5(1_000_000n) });
    const jumps: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const amount = (granted(maxAmountAccepted(seller, NO_FEE, at(10n))) * 99n) / 100n;
      const told = granted(previewPurchase(seller, { ...at(10n), amount }));
      const { market: after, tuned } = buy(seller, amount, 10n);
      expect(told.nextPrice).toBe(granted(priceAt(after, at(10n))));
      expect(granted(previewPurchase(after, { ...at(10n), amount: QUSD })).price).toBe(told.nextPrice);
      if (tuned) jumps.push(Number((told.nextPrice * 100n) / told.price) / 100);
      seller = after;
    }
    expect(Math.max(...jumps)).toBeGreaterThan(1.5);
  });

  it('5a: an auction that stood idle for a whole decay interval is lifted by purchases again', () => {
    const idle = market('sda');
    const { market: after } = buy(idle, 1000n * QUSD, 6n * DAY);
    expect(after).toMatchObject({ lastDecay: T0 + DAY + 17_280n });
    expect(currentDebt(after as DutchAuctionMarket, T0 + 6n * DAY + 1n)).toBeGreaterThan(0n);
  });

  it('5b: a tune near the end lets one purchase take no more than a quarter of what is left', () => {
    const seller = market('sda');
    const { market: after, tuned } = buy(seller, 100n * QUSD, 19n * DAY);
    expect(tuned).toBeDefined();
    expect(after.maxPayout).toBe(after.capacity / 4n);
    expect(buy(seller, 100n * QUSD, 10n * DAY).market.maxPayout).toBe((99_900n * PAY) / 10n);
  });

  it('6: new intervals do not move the price of the moment', () => {
    const seller = market('sda');
    const intervals = { tuneInterval: 2n * DAY, tuneAdjustmentDelay: HOUR, debtDecayInterval: 10n * DAY };
    const changed = granted(setIntervals(seller, intervals, 3n * DAY, OWNER, T0 + DAY));
    expect(changed).toMatchObject({ ...intervals, totalDebt: 20_000n * PAY, lastDecay: T0 + DAY });
    expect(priceAt(changed, at(DAY))).toBe(priceAt(seller, at(DAY)));
  });

  it('7: a dynamic discount stands at its base before the start', () => {
    const seller = market('osda', { start: T0 + 5n * DAY });
    expect(priceAt(seller, at(0n))).toBe(19n * 10n ** 35n);
    expect(priceAt(seller, at(5n * DAY))).toBe(19n * 10n ** 35n);
  });

  it('17: prices are exact where a float is not', () => {
    const pair = { payoutDecimals: 18, quoteDecimals: 18 };
    for (const text of ['0.1', '1.000000000000000001', '9007199254740993', '123456789.123456789']) {
      const { formattedPrice, scale } = formatPrice(text, pair);
      expect(humanPrice(formattedPrice, scale, pair)).toBe(text);
    }
    expect(formatPrice('0.3', pair).formattedPrice).toBe(3n * 10n ** 35n);
  });

  it('17: debt decays over three days at least, and the buffer is reckoned from them', () => {
    const threeDays = 3n * 24n * 60n * 60n;
    expect(DEFAULT_SETTINGS.minDebtDecayInterval).toBe(threeDays);
    const seller = market('sda', { depositInterval: HOUR, debtBuffer: per1e5(1n) });
    expect(seller.debtDecayInterval).toBe(threeDays);
    // 100,000 in 20 days means a debt of 15,000 in three days; the smallest buffer is a tenth.
    expect([seller.totalDebt, seller.maxDebt]).toEqual([15_000n * PAY, 16_500n * PAY]);
    // One purchase of the largest size, a tenth of the capacity, fits under the limit.
    const wide = market('sda', { depositInterval: 2n * DAY, debtBuffer: per1e5(1n) });
    expect([wide.debtDecayInterval, wide.maxDebt - wide.totalDebt]).toEqual([10n * DAY, wide.maxPayout]);
  });

  it('17: a quote takes the fee of the referrer off too', () => {
    const [protocol, referrer, amount] = [per1e5(1000n), per1e5(2000n), 1000n * QUSD + 7n];
    const seller = market('fpa');
    const { payout } = buy(seller, splitPurchase(amount, protocol, referrer).net, 0n);
    expect(payoutFor(seller, amount, per1e5(protocol + referrer), at(0n))).toBe(payout);
    expect(granted(payoutFor(seller, amount, protocol, at(0n)))).toBeGreaterThan(payout);
  });
});

/** A purchase of 99 % of the largest size. */
function nearlyTheMost(seller: Market) {
  return buy(seller, (granted(maxAmountAccepted(seller, NO_FEE, at(10n))) * 99n) / 100n, 10n);
}

describe('a tune', () => {
  it('is skipped where nothing would be left to price: sold out in the first second', () => {
    const seller = market('sda', { depositInterval: 20n * DAY });
    const { market: after, tuned } = buy(seller, 200_000n * QUSD, 0n);
    expect(after).toMatchObject({ capacity: 0n });
    expect(tuned).toBeUndefined();
  });

  it('lifts the control variable at once and lowers it over the delay', () => {
    const seller = market('sda', { formattedMinimumPrice: 1n });
    const lower = buy(seller, 100n * QUSD, DAY + HOUR).market as DutchAuctionMarket;
    expect(lower.adjustment).toMatchObject({ active: true, timeToAdjusted: 6n * HOUR, lastAdjustment: T0 + DAY + HOUR });
    expect(lower.controlVariable).toBe(seller.controlVariable);
    const settled = buy(lower, 100n * QUSD, 2n * DAY).market as DutchAuctionMarket;
    expect(settled.controlVariable).toBeLessThan(lower.controlVariable);
  });
});

it('an auction decays from its start on, and to nothing once a whole decay interval is over', () => {
  const auction = market('sda', { start: T0 + DAY });
  const debts = [0n, DAY, 2n * DAY, 6n * DAY, 7n * DAY].map((seconds) => currentDebt(auction, T0 + seconds) / PAY);
  expect(debts).toEqual([25_000n, 25_000n, 20_000n, 0n, 0n]);
});

it('a price that runs away stops at what a word of the chain holds', () => {
  const runaway = { ...market('sda'), controlVariable: 2n ** 256n - 1n, scale: 1n };
  expect(priceAt(runaway, at(0n))).toBe(2n ** 256n - 1n);
});

describe('new intervals', () => {
  const seller = market('sda');
  const intervals = { tuneInterval: DAY, tuneAdjustmentDelay: HOUR, debtDecayInterval: 3n * DAY };
  const set = (change: Partial<typeof intervals>, caller = OWNER, seconds = 1n) =>
    setIntervals(seller, { ...intervals, ...change }, 3n * DAY, caller, T0 + seconds);

  test.each([
    [{ tuneInterval: 0n }],
    [{ tuneAdjustmentDelay: 0n }],
    [{ debtDecayInterval: 0n }],
    [{ tuneAdjustmentDelay: DAY + 1n }],
    [{ tuneInterval: DAY - 1n }],
    [{ debtDecayInterval: 3n * DAY - 1n }],
  ])('are refused with %o', (change) => {
    expect(set(change)).toEqual({ refused: 'Auctioneer_InvalidParams' });
  });

  it('are set by the owner of a live market only; the owner is asked for last', () => {
    expect(set({}, STRANGER)).toEqual({ refused: 'Auctioneer_OnlyMarketOwner' });
    expect(set({ tuneInterval: 0n }, STRANGER)).toEqual({ refused: 'Auctioneer_InvalidParams' });
    expect(set({}, OWNER, 20n * DAY)).toEqual({ refused: 'Auctioneer_MarketNotActive' });
  });

  it('mean nothing to strategies without tuning', () => {
    const fixed = market('fpa');
    expect(setIntervals(fixed, intervals, 3n * DAY, STRANGER, T0)).toBe(fixed);
  });
});
