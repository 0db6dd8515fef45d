import { buyersTree } from '@althing/bindings';
import { getAddress, numberToHex } from 'viem';
import { afterAll, expect, it } from 'vitest';
import { BusyError } from '../workers/workerPool.ts';
import { createBuyersReader } from './marketBuyers.ts';

const reader = createBuyersReader();
afterAll(() => reader.close());

const buyers = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    address: getAddress(numberToHex(n + 1, { size: 20 })),
    maxQuote: `${10n ** 24n + BigInt(n)}`,
  }));

it('a list has the root that its market has on chain', async () => {
  const list = buyers(5);
  const { root } = buyersTree(list.map(({ address, maxQuote }) => ({ address, maxQuote: BigInt(maxQuote) })));
  expect(await reader.read(list, 'ada')).toEqual({ root, list });
  await expect(reader.read([...list, list[0]!], 'ada')).rejects.toThrow('a buyer is named twice');
});

it('one account has two of the longest lists worked out at once, and others are served as well', async () => {
  const list = buyers(10_000);
  const own = [reader.read(list, 'ada'), reader.read(list, 'ada')];
  await expect(reader.read(buyers(1), 'ada')).rejects.toThrow(BusyError);
  expect((await reader.read(buyers(1), 'bob')).root).toMatch(/^0x/);
  await Promise.all(own);
  expect((await reader.read(buyers(1), 'ada')).root).toMatch(/^0x/);
}, 60_000);
