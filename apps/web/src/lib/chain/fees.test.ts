import { createClient, custom } from 'viem';
import { expect, test } from 'vitest';
import { gasLimitOf, mostToPay, readFees } from './fees.ts';

const node = (answers: Record<string, unknown>) =>
  createClient({ transport: custom({ request: async ({ method }: { method: string }) => answers[method] }) });

test('the highest fee is twice the base fee and the tip, so five full blocks in a row do not pass it', async () => {
  const fees = await readFees(node({ eth_getBlockByNumber: { baseFeePerGas: '0x64', transactions: [] }, eth_maxPriorityFeePerGas: '0x3' }));
  expect(fees).toEqual({ maxFeePerGas: 203n, maxPriorityFeePerGas: 3n });
});

test('without a base fee it is the price of gas', async () => {
  expect(await readFees(node({ eth_getBlockByNumber: { transactions: [] }, eth_gasPrice: '0x7' }))).toEqual({ gasPrice: 7n });
});

test('a transaction never costs more than is said, whatever of its gas it uses and whatever the base fee becomes', () => {
  const fees = { maxFeePerGas: 203n, maxPriorityFeePerGas: 3n };
  expect(mostToPay(1_000n, fees)).toBe(gasLimitOf(1_000n) * 203n);
  expect(mostToPay(1_000n, { gasPrice: 7n })).toBe(1_200n * 7n);
});
