import { encodeFunctionData, erc20Abi } from 'viem';
import { describe, expect, test } from 'vitest';
import { toActionCall } from '../governance/actionCalls.ts';
import { readBatchFile, writeBatchFile } from './batchFile.ts';
import { MAX_SAFE_ACTIONS } from './safeActions.ts';

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const options = { chainId: 31337, decimals: 18, tempId: () => 'x' };
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECEIVER, 7n] });
const read = (file: unknown) => readBatchFile(typeof file === 'string' ? file : JSON.stringify(file), options);
const file = (transactions: unknown, more: object = {}) => ({
  version: '1.0',
  chainId: '31337',
  createdAt: 1,
  meta: { name: 'x' },
  transactions,
  ...more,
});
const callsOf = (text: unknown) => read(text).actions?.map(toActionCall);

describe('a batch file', () => {
  test('as Safe writes it is read: a payment, a method with its values, and data', () => {
    const inputs = [
      { internalType: 'address', name: 'to', type: 'address' },
      { internalType: 'uint256', name: 'value', type: 'uint256' },
    ];
    const method = { name: 'transfer', payable: false, inputs };
    const calls = callsOf(
      file([
        { to: RECEIVER, value: '1500000000000000000', data: null, contractMethod: { inputs: [], name: 'fallback', payable: true } },
        { to: TOKEN, value: '0', data: null, contractMethod: method, contractInputsValues: { to: RECEIVER, value: '7' } },
        { to: TOKEN, value: '0', data: transfer, contractMethod: null, contractInputsValues: null },
      ]),
    );
    expect(calls).toEqual([
      { target: RECEIVER, value: 1_500_000_000_000_000_000n, calldata: '0x' },
      { target: TOKEN, value: 0n, calldata: transfer },
      { target: TOKEN, value: 0n, calldata: transfer },
    ]);
  });

  test('a payment without method becomes one', () => {
    expect(read(file([{ to: RECEIVER, value: '1500000000000000000', data: null }])).actions).toEqual([
      { tempId: 'x', type: 'sendNative', recipient: RECEIVER, amount: '1.5', decimals: 18 },
    ]);
  });

  test('lists and tuples stand in it as JSON', () => {
    const inputs = [
      { name: 'who', type: 'address[]' },
      {
        name: 'pair',
        type: 'tuple',
        components: [
          { name: 'a', type: 'uint256' },
          { name: 'b', type: 'bool' },
        ],
      },
    ];
    const values = { who: `["${RECEIVER}"]`, pair: '["1", true]' };
    expect(
      callsOf(file([{ to: TOKEN, value: '0', contractMethod: { name: 'f', inputs }, contractInputsValues: values }]))?.[0]?.calldata,
    ).toMatch(/^0x/);
  });

  test.each([
    ['no JSON', 'hello', 'This is not a batch file of Safe’s Transaction Builder'],
    ['something else', { a: 1 }, 'This is not a batch file of Safe’s Transaction Builder'],
    ['another chain', file([{ to: RECEIVER, value: '1' }], { chainId: '1' }), 'This file is for the chain with the number 1'],
    ['nothing', file([]), 'The file has no transactions'],
    [
      'too many',
      file(Array.from({ length: 101 }, () => ({ to: RECEIVER, value: '1' }))),
      `The file has 101 transactions; at most ${MAX_SAFE_ACTIONS} fit into one`,
    ],
    [
      'a bad address',
      file([
        { to: RECEIVER, value: '1' },
        { to: '0x12', value: '1' },
      ]),
      'Transaction 2: the address is invalid',
    ],
    [
      'a missing value',
      file([{ to: TOKEN, contractMethod: { name: 'f', inputs: [{ name: 'a', type: 'uint256' }] } }]),
      'Transaction 1: the values of f cannot be read',
    ],
    [
      'a type that is none',
      file([{ to: TOKEN, contractMethod: { name: 'f', inputs: [{ name: 'a', type: 'thing' }] }, contractInputsValues: { a: '1' } }]),
      'Transaction 1: the values of f cannot be read',
    ],
    ['a very long text', ' '.repeat(1_000_001), 'A file may have 1,000,000 characters at most'],
  ])('with %s is refused as a whole, and told why', (_, text, problem) => {
    expect(read(text)).toEqual({ problem });
  });

  test('that was written is read back as the same calls', () => {
    const calls = [
      { target: RECEIVER, value: 5n, calldata: '0x' },
      { target: TOKEN, value: 1n, calldata: transfer },
    ] as const;
    const text = writeBatchFile(calls, { chainId: 31337, safe: SAFE, name: 'Payments', createdAt: 1 });
    expect(callsOf(text)).toEqual(calls);
  });

  test('has a checksum of everything but its name', () => {
    const checksum = (name: string, value: bigint) =>
      (
        JSON.parse(writeBatchFile([{ target: RECEIVER, value, calldata: '0x' }], { chainId: 1, safe: SAFE, name, createdAt: 1 })) as {
          meta: { checksum: string };
        }
      ).meta.checksum;
    expect(checksum('a', 1n)).toBe(checksum('b', 1n));
    expect(checksum('a', 1n)).not.toBe(checksum('a', 2n));
    expect(checksum('a', 1n)).toMatch(/^0x[0-9a-f]{64}$/);
  });
});
