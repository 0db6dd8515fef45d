import { type BuyersTree, buyersTree } from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import type { Buyers } from '../store/bondRecords.ts';

export interface BuyersTask {
  list: Buyers['list'];
  /** Whose proof is wanted; null for nobody's. */
  buyer: Address | null;
}

/** Null where the list names a buyer twice. `access` is undefined for accounts that are not in the list. */
export type BuyersAnswer = { root: Hex; access: ReturnType<BuyersTree['proofOf']> } | null;

/** Hashes every buyer. For ten thousand that takes longer than other requests should have to wait, so it runs in a worker. */
export default function treeOf({ list: sent, buyer }: BuyersTask): BuyersAnswer {
  const list = sent.map(({ address, maxQuote }) => ({ address, maxQuote: BigInt(maxQuote) }));
  const named = new Set(list.map(({ address }) => address.toLowerCase()));
  if (named.size < list.length) return null;
  const tree = buyersTree(list);
  return { root: tree.root, access: buyer === null ? undefined : tree.proofOf(buyer) };
}
