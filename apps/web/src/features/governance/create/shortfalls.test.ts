import type { ActionDraft } from '@althing/domain/governance';
import { describe, expect, test } from 'vitest';
import { shortfallOf, spendingOf } from './shortfalls.ts';

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const native = (amount: string): ActionDraft => ({ tempId: 'n', type: 'sendNative', recipient: '', amount, decimals: 18 });
const token = (amount: string, address = TOKEN): ActionDraft => ({
  tempId: 't',
  type: 'sendToken',
  token: address,
  recipient: '',
  amount,
  decimals: 18,
});
const custom = (value: string): ActionDraft => ({
  tempId: 'c',
  type: 'custom',
  target: '',
  value,
  decimals: 18,
  signature: '',
  args: [],
  calldata: '',
});
const ether = 10n ** 18n;

describe('what a proposal spends', () => {
  test('adds up coins, coins sent with calls, and the own token in any spelling of its address', () => {
    expect(spendingOf([native('1.5'), custom('0.5'), token('2'), token('3', TOKEN.toLowerCase())], TOKEN)).toEqual({
      native: 2n * ether,
      token: 5n * ether,
    });
  });

  test('leaves out other tokens and what is not a number yet', () => {
    expect(spendingOf([native(''), native('x'), token('7', '0x0000000000000000000000000000000000000009')], TOKEN)).toEqual({
      native: 0n,
      token: 0n,
    });
  });

  test('lacks only what the treasury does not hold', () => {
    expect(shortfallOf({ native: 5n, token: 5n }, { native: 5n, token: 2n })).toEqual({ native: 0n, token: 3n });
    expect(shortfallOf({ native: 6n, token: 1n }, { native: 5n, token: null })).toEqual({ native: 1n, token: 1n });
  });
});
