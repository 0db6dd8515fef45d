import type { PurchaseQuote } from '@althing/domain/bonds';
import { expect, test } from 'vitest';
import { purchaseReason } from './purchaseReason.ts';

const quote: PurchaseQuote = {
  payout: 5n,
  minPayout: 4n,
  fee: 0n,
  net: 2_000_000n,
  price: 1n,
  nextPrice: 1n,
  closes: false,
  maturity: { is: 'at-once' },
};
const fine = {
  text: '2',
  token: { symbol: 'LUSD', decimals: 6 },
  quote,
  purse: { balance: 2_000_000n, allowance: 0n, bought: 0n },
  access: undefined,
  isUnsure: false,
};

test('a purchase that the account can pay has nothing against it', () => expect(purchaseReason(fine)).toBeUndefined());

test.each([
  ['nothing is written', { text: '' }, 'Enter how much you want to pay.'],
  ['it is more than the account has', { text: '3' }, 'Your account has 2.00 LUSD on this chain, which is less.'],
  [
    'the account is not a listed buyer',
    { access: 'not-listed' as const },
    'This account is not on the list of buyers of this market, and its owner has signed no permit for it.',
  ],
  [
    'a listed buyer would pay more than their limit, with what was bought before',
    { access: { proof: '0x' as const, maxQuote: 3_000_000n }, purse: { ...fine.purse, bought: 1_500_000n } },
    'You may pay 1.50 LUSD more in this market, fees not counted.',
  ],
  [
    'the market refuses',
    { quote: { problem: 'Auctioneer_MaxPayoutExceeded' as const } },
    'This is more than one purchase can be. Buy less; you can buy again afterwards.',
  ],
  // Without a proof the purchase would be that of a public market, which the contract refuses.
  ['the list is being asked', { access: 'asking' as const }, 'It is being asked whether you may buy here.'],
  [
    'the list did not answer',
    { access: 'unknown' as const },
    'It could not be asked whether you may buy here. Wait a moment and reload the page.',
  ],
  ['nobody said that they know the price', { isUnsure: true }, 'Tick the box above first.'],
])('where %s, the reason is said', (_, part, reason) => expect(purchaseReason({ ...fine, ...part })).toBe(reason));
