import { encodeErrorResult, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import type { TransactionRequest } from './approvals.ts';
import { ProviderError } from './providerError.ts';
import { quoteTransaction, type Rpc } from './quoteTransaction.ts';

const transaction: TransactionRequest = {
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  data: '0x',
  value: 1n,
  gas: undefined,
};
const node =
  (estimate: () => unknown): Rpc =>
  async (_chainId, method) =>
    method === 'eth_gasPrice' ? '0x3b9aca00' : estimate();
const failing = (error: Error) =>
  node(() => {
    throw error;
  });

test('the cost is the gas times its price', async () => {
  expect(
    await quoteTransaction(
      node(() => '0x5208'),
      1,
      transaction,
    ),
  ).toEqual({ isPossible: true, gas: 21_000n, cost: 21_000_000_000_000n });
});

test('a gas limit that the page asked for counts instead of the estimate', async () => {
  expect(
    await quoteTransaction(
      node(() => '0x5208'),
      1,
      { ...transaction, gas: 50_000n },
    ),
  ).toMatchObject({ gas: 50_000n });
});

test('a transaction that would fail says why, wherever the node puts the reason', async () => {
  const data = encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['Not yours'] });
  const expected = { isPossible: false, reason: 'Not yours' };
  expect(await quoteTransaction(failing(new ProviderError(3, 'execution reverted', data)), 1, transaction)).toEqual(expected);
  expect(await quoteTransaction(failing(new ProviderError(3, 'execution reverted', { data })), 1, transaction)).toEqual(expected);
});

test('without a reason the words of the node stand', async () => {
  expect(await quoteTransaction(failing(new ProviderError(-32000, 'insufficient funds')), 1, transaction)).toEqual({
    isPossible: false,
    reason: 'insufficient funds',
  });
});

test('a node that does not answer is no verdict', async () => {
  await expect(quoteTransaction(failing(new TypeError('fetch failed')), 1, transaction)).rejects.toThrow('fetch failed');
});
