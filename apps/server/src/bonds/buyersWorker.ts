import { buyersTree } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import type { Buyers } from '../store/bondRecords.ts';

/** Null where the list names a buyer twice; else the hashes of its tree from the root on. */
export type BuyersAnswer = readonly Hex[] | null;

/** Hashes every buyer. For ten thousand that takes longer than other requests should have to wait, so it runs in a worker. */
export default function treeOf(sent: Buyers['list']): BuyersAnswer {
  const list = sent.map(({ address, maxQuote }) => ({ address, maxQuote: BigInt(maxQuote) }));
  const named = new Set(list.map(({ address }) => address.toLowerCase()));
  return named.size < list.length ? null : buyersTree(list).nodes;
}
