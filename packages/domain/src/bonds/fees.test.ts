import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { amountAfterCollectorFee, checkReferrerFee, createFee, MAX_FEE, setCreateDiscount, setProtocolFee, splitPurchase } from './fees.ts';
import { per1e5, shareOf, WHOLE } from './units.ts';

const amounts = fc.bigInt(0n, 10n ** 30n);
const fees = fc.bigInt(0n, MAX_FEE).map(per1e5);
const NONE = { protocol: per1e5(0n), createDiscount: per1e5(0n) };

it('splits a purchase without losing or making anything, each part within its cap', () => {
  fc.assert(
    fc.property(amounts, fees, fees, (amount, protocol, referrer) => {
      const { toProtocol, toReferrer, net } = splitPurchase(amount, protocol, referrer);
      expect(toProtocol + toReferrer + net).toBe(amount);
      expect(toReferrer).toBe(shareOf(amount, referrer));
      expect(toProtocol - shareOf(amount, protocol)).toSatisfy((remainder: bigint) => remainder === 0n || remainder === 1n);
      expect(toProtocol + toReferrer <= shareOf(amount, per1e5(2n * MAX_FEE))).toBe(true);
    }),
  );
});

it('gives the remainder of both fees to the protocol', () => {
  expect(splitPurchase(199n, per1e5(500n), per1e5(505n))).toEqual({ toReferrer: 1n, toProtocol: 0n, net: 198n });
  expect(splitPurchase(199n, per1e5(505n), per1e5(500n))).toEqual({ toReferrer: 0n, toProtocol: 1n, net: 198n });
});

it('charges the difference of fee and discount for bonds without a market, and nothing where the discount is larger', () => {
  const discounted = { protocol: per1e5(500n), createDiscount: per1e5(200n) };
  expect(createFee(1_000_000_000_000_000_333_333n, discounted)).toBe(3_000_000_000_000_000_999n);
  expect(createFee(10n ** 18n, { ...discounted, protocol: per1e5(200n) })).toBe(0n);
  expect(createFee(10n ** 18n, { ...discounted, protocol: per1e5(100n) })).toBe(0n);
});

it('refuses fees above 5 %, and a discount above the fee of the moment', () => {
  expect(setProtocolFee(NONE, per1e5(5001n))).toEqual({ refused: 'Teller_InvalidParams' });
  expect(checkReferrerFee(per1e5(5001n))).toEqual({ refused: 'Teller_InvalidParams' });
  expect(checkReferrerFee(MAX_FEE)).toBe(MAX_FEE);
  const dear = setProtocolFee(NONE, MAX_FEE);
  expect(dear).toEqual({ protocol: MAX_FEE, createDiscount: 0n });
  expect(setCreateDiscount(NONE, per1e5(1n))).toEqual({ refused: 'Teller_InvalidParams' });
  expect(setCreateDiscount({ ...NONE, protocol: per1e5(7n) }, per1e5(7n))).toEqual({ protocol: 7n, createDiscount: 7n });
});

test.each([
  [1_000_000n, 300n, 997_000n],
  [999n, 0n, 0n],
  [10n ** 18n, 500n, 995_024_875_621_890_000n],
])('leaves of %d with a collector fee of %d exactly %d', (amount, fee, left) => {
  expect(amountAfterCollectorFee(amount, per1e5(fee))).toBe(left);
});

it('leaves so much that the fee on top of it still fits into the amount', () => {
  fc.assert(
    fc.property(amounts, fc.bigInt(0n, WHOLE).map(per1e5), (amount, fee) => {
      const left = amountAfterCollectorFee(amount, fee);
      expect(left + shareOf(left, fee) <= amount).toBe(true);
      expect(left % 1000n).toBe(0n);
    }),
  );
});
