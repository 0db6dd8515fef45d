import type { Address, Hex } from '@althing/domain/units';
import { getAddress } from 'viem';

const MAX_KEPT = 10_000;

/**
 * `getAddress` that remembers: the checksum is a keccak hash, and whoever is signed in comes with every request. Everything
 * is forgotten when it is full, which is cheaper than knowing what was used last.
 */
export function createChecksums(): (address: Hex) => Address {
  const known = new Map<Hex, Address>();
  return (address) => {
    const found = known.get(address);
    if (found) return found;
    if (known.size >= MAX_KEPT) known.clear();
    const checksummed = getAddress(address);
    known.set(address, checksummed);
    return checksummed;
  };
}
