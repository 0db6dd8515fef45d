import { expect, test } from 'vitest';
import { MAX_ABI_LENGTH, readAbi } from './abiFunctions.ts';

const input = (name: string, type: string, more: object = {}) => ({ name, type, ...more });
const item = (name: string, inputs: object[], stateMutability = 'nonpayable') => ({
  type: 'function',
  name,
  inputs,
  outputs: [],
  stateMutability,
});
const abi = [
  item('transfer', [input('to', 'address'), input('amount', 'uint256')]),
  item('deposit', [], 'payable'),
  item('balanceOf', [input('account', 'address')], 'view'),
  item('set', [input('order', 'tuple[]', { components: [input('a', 'uint256'), input('b', 'bool')] })]),
  { type: 'event', name: 'Transfer', inputs: [] },
];

test('functions that change something are told with the names of their parameters, lists of tuples too', () => {
  const functions = ['deposit()', 'set((uint256 a, bool b)[])', 'transfer(address to, uint256 amount)'];
  expect(readAbi(JSON.stringify(abi))).toEqual({ functions });
  expect(readAbi(JSON.stringify({ contractName: 'X', abi }))).toEqual({ functions });
});

test.each([
  ['hello', 'Please paste an ABI: a JSON list of functions'],
  ['0x1234', 'Please paste an ABI: a JSON list of functions'],
  ['{"a":1}', 'Please paste an ABI: a JSON list of functions'],
  ['[null, 1, {"type":"function"}]', 'The ABI has no function that changes anything'],
  [JSON.stringify([item('f', [input('a', 'thing')])]), 'The ABI has no function that changes anything'],
  [' '.repeat(MAX_ABI_LENGTH + 1), 'An ABI may have 500,000 characters at most'],
])('what is no ABI is told: %s', (text, problem) => expect(readAbi(text)).toEqual({ problem }));
