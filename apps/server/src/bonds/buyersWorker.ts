import { buyersTree } from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';

interface Sent {
  address: Address;
  maxQuote: bigint;
}

/** The Merkle root of a list, or null where it names a buyer twice. */
export type RootOfBuyers = Hex | null;

/** Hashes every buyer; of ten thousand that takes longer than other requests should wait. */
export default function rootOf(list: readonly Sent[]): RootOfBuyers {
  const named = new Set(list.map(({ address }) => address.toLowerCase()));
  return named.size < list.length ? null : buyersTree(list).root;
}
