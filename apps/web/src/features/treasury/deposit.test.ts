import { type Address, NATIVE } from '@althing/domain/units';
import { decodeFunctionData, erc20Abi } from 'viem';
import { describe, expect, test } from 'vitest';
import { depositCall, depositOf } from './deposit.ts';
import type { Asset } from './summary.ts';

const SAFE: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ether: Asset = { chainId: 1, address: NATIVE, symbol: 'ETH', decimals: 18, usd: 2000, isOwn: false };
const dollar: Asset = { ...ether, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', symbol: 'USDC', decimals: 6, usd: 1 };

describe('a deposit', () => {
  test('of coins is a plain payment, of tokens a transfer by their contract', () => {
    expect(depositCall(ether, SAFE, 5n)).toEqual({ to: SAFE, data: '0x', value: 5n });
    const { to, data, value } = depositCall(dollar, SAFE, 7n);
    expect([to, value]).toEqual([dollar.address, 0n]);
    expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({ functionName: 'transfer', args: [SAFE, 7n] });
  });

  test('is read with the decimals of its token', () => {
    expect(depositOf('1.5', dollar, 2_000_000n)).toEqual({ amount: 1_500_000n, reason: undefined });
  });

  test.each([
    ['', 'Enter how much to send.'],
    ['0', /above 0|0/],
    ['1.2345678', /decimals|digits/],
    ['3', 'Your account has 2.00 USDC on this chain, which is less.'],
  ])('of "%s" says why it cannot be sent', (text, reason) => {
    const deposit = depositOf(text, dollar, 2_000_000n);
    expect(deposit.amount).toBeUndefined();
    expect(deposit.reason).toMatch(reason);
  });

  test('is not held up while the balance is not known', () => {
    expect(depositOf('3', dollar, undefined).amount).toBe(3_000_000n);
  });
});
