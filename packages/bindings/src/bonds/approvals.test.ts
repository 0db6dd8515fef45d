import { decodeFunctionData, erc20Abi } from 'viem';
import { describe, expect, test } from 'vitest';
import { encodeApprovals, UNLIMITED_ALLOWANCE } from './approvals.ts';

const TETHER = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const token = '0x00000000000000000000000000000000000000aa';
const spender = '0x00000000000000000000000000000000000000bb';
const amounts = (approval: { chainId?: number; token?: `0x${string}`; amount: bigint; allowance: bigint }) =>
  encodeApprovals({ chainId: 31337, token, spender, ...approval }).map(({ data }) => decodeFunctionData({ abi: erc20Abi, data }).args?.[1]);

describe('approvals', () => {
  test('are sent only where the allowance is too low', () => {
    expect(amounts({ amount: 5n, allowance: 4n })).toEqual([5n]);
    expect(amounts({ amount: 5n, allowance: 5n })).toEqual([]);
    expect(amounts({ amount: 5n, allowance: UNLIMITED_ALLOWANCE })).toEqual([]);
  });

  test('of nothing take an allowance back', () => {
    expect(amounts({ amount: 0n, allowance: 1n })).toEqual([0n]);
    expect(amounts({ amount: 0n, allowance: 0n })).toEqual([]);
  });

  test('of the stablecoin that wants it, on Ethereum, start from nothing', () => {
    expect(amounts({ chainId: 1, token: TETHER, amount: 5n, allowance: 4n })).toEqual([0n, 5n]);
    expect(amounts({ chainId: 1, token: TETHER, amount: 5n, allowance: 0n })).toEqual([5n]);
    expect(amounts({ chainId: 10, token: TETHER, amount: 5n, allowance: 4n })).toEqual([5n]);
  });
});
