import type { Address, Hex } from '@althing/domain/units';
import { getAddress } from 'viem';

const MAX_KEPT = 10_000;

/**
 * `getAddress` with a cache: the checksum is a keccak hash, and each request of a user needs the user's address. When the cache is full it is
 * emptied, which is cheaper than tracking what was used last.
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
