import { buyersTree } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import type { Buyers } from '../store/bondRecords.ts';

/** The Merkle root of a list, or null where it names a buyer twice. */
export type RootOfBuyers = Hex | null;

/** Hashes every buyer. For ten thousand that takes longer than other requests should have to wait, so it runs in a worker. */
export default function rootOf(sent: Buyers['list']): RootOfBuyers {
  const list = sent.map(({ address, maxQuote }) => ({ address, maxQuote: BigInt(maxQuote) }));
  const named = new Set(list.map(({ address }) => address.toLowerCase()));
  return named.size < list.length ? null : buyersTree(list).root;
}
