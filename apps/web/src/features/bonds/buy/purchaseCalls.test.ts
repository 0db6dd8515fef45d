import { decodeFunctionData, erc20Abi } from 'viem';
import { expect, test, vi } from 'vitest';
import type { BondMarket } from '../queries.ts';
import { approvalStep } from './purchaseCalls.ts';

// USDT is known by its address on Ethereum, where no bond contracts are recorded yet.
vi.mock('@althing/bindings', async (original) => ({
  ...(await original<object>()),
  tellerOf: () => '0x00000000000000000000000000000000000000bb',
}));

const TETHER = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const marketOf = (chainId: number) =>
  ({ chainId, isFixedTerm: true, quoteToken: { address: TETHER, symbol: 'USDT', decimals: 6 } }) as unknown as BondMarket;
const wish = { amount: 100_000_000n, allowance: 0n, isUnlimited: false };
const stepOf = (part: Partial<typeof wish>, chainId = 1) => {
  const step = approvalStep(marketOf(chainId), { ...wish, ...part });
  return step && { ...step, call: decodeFunctionData({ abi: erc20Abi, data: step.call.data }).args };
};

test('an old allowance that has to be taken back first is said to be taken back, and nothing to be allowed', () => {
  const step = stepOf({ allowance: 5n });
  expect(step?.call?.[1]).toBe(0n);
  expect([step?.title, step?.action]).toEqual(['Take the old approval of USDT back', 'Take the old approval back']);
});

test('what is allowed is what is paid, or anything where the buyer chose that', () => {
  expect(stepOf({})).toMatchObject({ title: 'Allow 100 USDT', action: 'Allow USDT' });
  expect(stepOf({})?.call?.[1]).toBe(100_000_000n);
  expect(stepOf({ isUnlimited: true })).toMatchObject({ title: 'Allow any amount of USDT' });
  expect(stepOf({ allowance: 5n }, 10)?.call?.[1]).toBe(100_000_000n);
});

test('what is allowed already needs no transaction', () => expect(stepOf({ allowance: wish.amount })).toBeUndefined());
