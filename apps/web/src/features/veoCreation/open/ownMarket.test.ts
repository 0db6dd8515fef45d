import { marketFormOfDraft, marketParameters, newSaleDraft } from '@althing/domain/bonds';
import { expect, it, test } from 'vitest';
import { isSoughtMarket } from './ownMarket.ts';

const SELLER = '0x00000000000000000000000000000000000000A1';
const PAY = '0x00000000000000000000000000000000000000C3';
const QUSD = '0x00000000000000000000000000000000000000D4';
const sought = {
  chainId: 31_337,
  seller: SELLER,
  payoutToken: PAY,
  quoteToken: QUSD,
  plan: {
    parameters: {
      strategy: 'fpa',
      capacity: 1000n,
      linearDuration: 0n,
      depositInterval: 3600n,
      vesting: 86_400n,
      payoutDecimals: 18,
      quoteDecimals: 6,
    },
    term: 'fixed-term',
    isPrivate: false,
    // 2 QUSD of six decimals for one of eighteen.
    market: { strategy: 'fpa', price: 2n * 10n ** 36n, scale: 10n ** 48n },
  },
  sealedAt: Date.parse('2027-01-15T08:00:00Z') / 1000,
} as unknown as Parameters<typeof isSoughtMarket>[1];
const market = {
  chainId: 31_337,
  user: { address: SELLER.toLowerCase() },
  payoutToken: { address: PAY },
  quoteToken: { address: QUSD },
  strategy: 'fpa',
  isFixedTerm: true,
  initialCapacity: '1000',
  linearDuration: 0,
  depositInterval: 3600,
  vesting: 86_400,
  isPrivate: false,
  lastPrice: '2',
  createdAt: '2027-01-15T08:00:05Z',
} as Parameters<typeof isSoughtMarket>[0];

it('finds the market that was opened though the browser did not hear of it', () => {
  expect(isSoughtMarket(market, sought)).toBe(true);
});

it('finds the market of a day of payout that was written with a time of the day: contract and server have its midnight', () => {
  const draft = { ...newSaleDraft(31_337), wait: 'day', waitUntil: '2027-03-01T10:30:00Z', end: '2027-01-29T08:00:00Z' } as const;
  const form = marketFormOfDraft({ ...draft, price: '2', capacity: '1' }, '2027-01-15T08:00:00Z');
  const { vesting } = marketParameters(form, { payoutDecimals: 18, quoteDecimals: 6, hasCallback: true }, BigInt(sought.sealedAt));
  const plan = { ...sought.plan, term: 'fixed-expiry', parameters: { ...sought.plan.parameters, vesting } } as typeof sought.plan;
  const stored = { ...market, isFixedTerm: false, vesting: Date.parse('2027-03-01T00:00:00Z') / 1000 };
  expect(isSoughtMarket(stored, { ...sought, plan })).toBe(true);
});

test.each([
  [{ chainId: 31_338 }],
  [{ user: { address: QUSD } }],
  [{ quoteToken: { address: PAY } }],
  [{ strategy: 'sda' }],
  [{ isFixedTerm: false }],
  [{ initialCapacity: '1001' }],
  [{ linearDuration: 5 }],
  [{ depositInterval: 7200 }],
  [{ vesting: 0 }],
  [{ isPrivate: true }],
  [{ lastPrice: '1.5' }],
  [{ createdAt: '2027-01-15T07:59:59Z' }],
])('takes no other market for it: %o', (change) => {
  expect(isSoughtMarket({ ...market, ...change } as typeof market, sought)).toBe(false);
});
