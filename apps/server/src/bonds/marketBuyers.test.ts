import { buyersTree } from '@althing/bindings';
import { getAddress, numberToHex } from 'viem';
import { afterAll, expect, it } from 'vitest';
import { BusyError } from '../workers/workerPool.ts';
import { createBuyersReader } from './marketBuyers.ts';

const reader = createBuyersReader(() => new Date());
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

it('of all who ask for their proofs at once the list is read and hashed once; another limit, or another list, has none', async () => {
  const list = buyers(2_000);
  const { root, proofOf } = buyersTree(list.map(({ address, maxQuote }) => ({ address, maxQuote: BigInt(maxQuote) })));
  let reads = 0;
  const listOf = () => {
    reads++;
    return Promise.resolve(list);
  };
  const ask = (index: number, limit = BigInt(list[index]!.maxQuote)) =>
    reader.proofOf({ address: list[index]!.address, maxQuote: limit }, root, listOf, `account ${index}`);
  const proofs = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(index)));
  expect(proofs).toEqual(Array.from({ length: 60 }, (_, index) => proofOf(list[index]!.address)!.proof));
  expect(reads).toBe(1);
  expect(await ask(3, 1n)).toBeUndefined();
  expect(await reader.proofOf({ address: list[0]!.address, maxQuote: 1n }, numberToHex(1, { size: 32 }), listOf, 'bob')).toBeUndefined();
});

it('a limit that no contract can hold is refused', async () => {
  await expect(reader.read([{ address: getAddress(numberToHex(1, { size: 20 })), maxQuote: '9'.repeat(78) }], 'ada')).rejects.toThrow(
    'Buyers: a limit is too large',
  );
});
