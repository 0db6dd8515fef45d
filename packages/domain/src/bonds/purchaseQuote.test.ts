import { describe, expect, test } from 'vitest';
import { zeroAddress } from 'viem';
import type { FixedPriceMarket } from './market.ts';
import { formatPrice } from './priceFormat.ts';
import { hasQuote, quotePurchase, type PurchaseQuote, type PurchaseWish } from './purchaseQuote.ts';
import { DAY, per1e5 } from './units.ts';

const decimals = { payoutDecimals: 18, quoteDecimals: 6 };
const { formattedPrice, scale } = formatPrice('2000', decimals);
const START = 1_800_000_000n;
const GOLD = 10n ** 18n;
const DOLLAR = 10n ** 6n;

const market: FixedPriceMarket = {
  ...decimals,
  strategy: 'fpa',
  term: 'fixed-term',
  owner: zeroAddress,
  hasCallback: false,
  capacityInQuote: false,
  capacity: 100n * GOLD,
  maxPayout: 10n * GOLD,
  sold: 0n,
  purchased: 0n,
  scale,
  price: formattedPrice,
  start: START,
  conclusion: START + 10n * DAY,
  vesting: 7n * DAY,
  linearDuration: 0n,
};
const wish: PurchaseWish = { amount: 2_000n * DOLLAR, fee: per1e5(0n), slippage: per1e5(0n), at: START, fundedPayout: 100n * GOLD };
const quote = (part: Partial<PurchaseWish>) => quotePurchase(market, { ...wish, ...part });

describe('a quote', () => {
  test('takes the fee out of the amount before the market is paid', () => {
    expect(quote({ fee: per1e5(1_000n) })).toMatchObject({ fee: 20n * DOLLAR, net: 1_980n * DOLLAR, payout: (99n * GOLD) / 100n });
  });

  test('guards the buyer by the least payout that they take, which is never nothing', () => {
    expect((quote({ slippage: per1e5(1_000n) }) as PurchaseQuote).minPayout).toBe((99n * GOLD) / 100n);
    expect((quote({ slippage: per1e5(100_000n) }) as PurchaseQuote).minPayout).toBe(1n);
  });

  test.each([
    ['more than one purchase can be', { amount: 20_001n * DOLLAR }, 'Auctioneer_MaxPayoutExceeded'],
    ['nothing', { amount: 0n }, 'Auctioneer_AmountLessThanMinimum'],
    ['a time after the end', { at: START + 10n * DAY }, 'Auctioneer_MarketNotActive'],
    ['a seller that cannot pay', { fundedPayout: GOLD - 1n }, 'unfunded'],
  ] as const)('is refused for %s', (_, part, problem) => {
    const answer = quote(part);
    expect(hasQuote(answer)).toBe(false);
    expect(answer).toEqual({ problem });
  });
});
