import { expect, test } from 'vitest';
import { parseEther, parseGwei } from 'viem';
import { MEASURED_GAS, refundOutlook, type RefundCase, refundWorth, votesInPot } from './refund.ts';

const terms = {
  maxPriorityFee: parseGwei('2'),
  maxBaseFee: parseGwei('200'),
  baseGas: 15_000n,
  maxGasUsed: 200_000n,
  minWeight: parseEther('1'),
  proposalCap: parseEther('0.5'),
};
const price = { baseFee: parseGwei('10'), gasPrice: parseGwei('11') };
const pot = parseEther('3');
const now: RefundCase = { terms, price, pot, weight: parseEther('5'), isSplit: false, isPlainAccount: true };

test('gas is paid back at the price of the transaction', () => {
  expect(refundWorth(terms, 50_000n, price, pot)).toBe(50_000n * parseGwei('11'));
});

test('no more base fee, tip, gas, cap or pot than there is', () => {
  expect(refundWorth(terms, 50_000n, { baseFee: parseGwei('300'), gasPrice: parseGwei('900') }, pot)).toBe(50_000n * parseGwei('202'));
  expect(refundWorth(terms, 50_000n, { baseFee: parseGwei('1'), gasPrice: parseGwei('9') }, pot)).toBe(50_000n * parseGwei('2'));
  expect(refundWorth(terms, 900_000n, price, pot)).toBe(200_000n * parseGwei('11'));
  expect(refundWorth({ ...terms, proposalCap: 7n }, 50_000n, price, pot)).toBe(7n);
  expect(refundWorth(terms, 50_000n, price, 5n)).toBe(5n);
  expect(refundWorth(terms, 50_000n, { baseFee: 0n, gasPrice: parseGwei('3') }, pot)).toBe(0n);
});

test('a voter learns what comes back, with the extra of a plain account', () => {
  expect(refundOutlook(now)).toEqual({ amount: (MEASURED_GAS + 15_000n) * parseGwei('11') });
  expect(refundOutlook({ ...now, isPlainAccount: false })).toEqual({ amount: MEASURED_GAS * parseGwei('11') });
  expect(refundOutlook({ ...now, weight: undefined })).toEqual(refundOutlook(now));
});

test.each([
  [{ terms: { ...terms, minWeight: 0n } }, 'whoever proposed it'],
  [{ terms: { ...terms, proposalCap: 0n } }, 'used up'],
  [{ pot: 0n }, 'empty'],
  [{ isSplit: true }, 'in parts'],
  [{ weight: parseEther('1') - 1n }, 'too few votes'],
] as const)('or why nothing does', (change, words) => {
  expect(refundOutlook({ ...now, ...change }).reason).toContain(words);
});

test('a pot lasts for so many votes', () => {
  const each = (MEASURED_GAS + 15_000n) * parseGwei('11');
  expect(votesInPot(terms, price, each * 3n + 1n)).toBe(3n);
  expect(votesInPot(terms, price, each - 1n)).toBe(0n);
  expect(votesInPot(terms, { baseFee: 0n, gasPrice: 0n }, pot)).toBeUndefined();
});
