import { KNOWN_SAFE_PROXY_CODE_HASHES, KNOWN_SAFE_SINGLETONS, SAFE_SINGLETON_SLOT } from '@althing/bindings';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { keccak256, pad, parseAbi, type PublicClient, slice } from 'viem';
import { isUnreachable } from './reachable.ts';

const safe = parseAbi(['function getOwners() view returns (address[])', 'function getThreshold() view returns (uint256)']);

/** Whether a word, of storage or of a call, names a published singleton. */
export const isKnownSingleton = (word: Hex): boolean => KNOWN_SAFE_SINGLETONS.some((known) => sameAddress(known, slice(word, 12, 32)));

export interface SafeOwners {
  owners: readonly Address[];
  /** How many of them have to sign. */
  threshold: number;
}

/** Owners and threshold of a Safe: a published proxy of a published singleton. Undefined for all else, whatever it answers. */
export async function readSafe(client: PublicClient, address: Address): Promise<SafeOwners | undefined> {
  const code = await client.getCode({ address });
  if (!code || !KNOWN_SAFE_PROXY_CODE_HASHES.includes(keccak256(code))) return undefined;
  try {
    const singleton = await client.getStorageAt({ address, slot: SAFE_SINGLETON_SLOT });
    if (!singleton || !isKnownSingleton(pad(singleton))) return undefined;
    const [owners, threshold] = await Promise.all([
      client.readContract({ address, abi: safe, functionName: 'getOwners' }),
      client.readContract({ address, abi: safe, functionName: 'getThreshold' }),
    ]);
    const isOne = owners.length > 0 && threshold > 0n && threshold <= BigInt(owners.length);
    return isOne ? { owners, threshold: Number(threshold) } : undefined;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return undefined;
  }
}
