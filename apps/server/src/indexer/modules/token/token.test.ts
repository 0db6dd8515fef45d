import { describe, expect, test } from 'vitest';
import { tokenHandlers } from './token.ts';

const token = '0x00000000000000000000000000000000000000aa';
const [nobody, alice, bob] = ['00', '01', '02'].map((end) => `0x${'00'.repeat(19)}${end}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const position = { block: 5, logIndex: 1, at: 100, transactionHash: '0x01', address: token, data: '0x' } as const;
const transfer = (from: `0x${string}`, to: `0x${string}`) => tokenHandlers.Transfer!({ ...position, args: { from, to, value: 5n } });
const added = (series: 'balance' | 'supply', subject: `0x${string}`, amount: bigint) => ({
  table: 'checkpoint',
  contract: token,
  series,
  subject,
  change: { add: amount },
});

describe('a transfer', () => {
  test('moves balance', () => {
    expect(transfer(alice, bob)).toEqual([added('balance', alice, -5n), added('balance', bob, 5n)]);
  });
  test('from nobody makes supply', () => {
    expect(transfer(nobody, bob)).toEqual([added('supply', token, 5n), added('balance', bob, 5n)]);
  });
  test('to nobody destroys supply', () => {
    expect(transfer(alice, nobody)).toEqual([added('balance', alice, -5n), added('supply', token, -5n)]);
  });
});

test('delegation links the delegator and sets the power of the delegate', () => {
  expect(tokenHandlers.DelegateChanged!({ ...position, args: { delegator: alice, fromDelegate: nobody, toDelegate: bob } })).toEqual([
    { table: 'link', contract: token, relation: 'delegate', subject: alice, target: bob },
  ]);
  expect(tokenHandlers.DelegateVotesChanged!({ ...position, args: { delegate: bob, previousVotes: 1n, newVotes: 9n } })).toEqual([
    { table: 'checkpoint', contract: token, series: 'power', subject: bob, change: { set: 9n } },
  ]);
});

test('limits of a bridge are what they were set to', () => {
  const set = (series: string, value: bigint) => ({ table: 'checkpoint', contract: token, series, subject: bob, change: { set: value } });
  expect(tokenHandlers.BridgeLimitsSet!({ ...position, args: { bridge: bob, mintingLimit: 7n, burningLimit: 0n } })).toEqual([
    set('mintingLimit', 7n),
    set('burningLimit', 0n),
  ]);
});
