import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { keccak256, pad, slice } from 'viem';
import { getCode, getStorageAt } from 'viem/actions';
import type { ReadClient } from '../call.ts';
import { isContractAnswer } from '../isContractAnswer.ts';
import { KNOWN_SAFE_PROXY_CODE_HASHES, KNOWN_SAFE_SINGLETONS, SAFE_SINGLETON_SLOT } from './canonical.ts';
import { getSafeOwners, getSafeThreshold } from './reads.ts';

export interface SafeOwners {
  owners: readonly Address[];
  /** How many owners have to sign. */
  threshold: number;
}

/** Whether a word of storage or calldata is the address of a published singleton. */
export const isKnownSingleton = (word: Hex): boolean => KNOWN_SAFE_SINGLETONS.some((known) => sameAddress(known, slice(word, 12, 32)));

/**
 * Owners and threshold of a Safe, i.e. a published proxy with a published singleton. Undefined for everything else, whatever it answers.
 *
 * @throws the transport's error where no node answers.
 */
export async function readSafe(client: ReadClient, address: Address): Promise<SafeOwners | undefined> {
  const code = await getCode(client, { address });
  if (!code || !KNOWN_SAFE_PROXY_CODE_HASHES.includes(keccak256(code))) return undefined;
  const singleton = await getStorageAt(client, { address, slot: SAFE_SINGLETON_SLOT });
  if (!singleton || !isKnownSingleton(pad(singleton))) return undefined;
  try {
    const [owners, threshold] = await Promise.all([getSafeOwners(client, { safe: address }), getSafeThreshold(client, { safe: address })]);
    return owners.length > 0 && threshold > 0 && threshold <= owners.length ? { owners, threshold } : undefined;
  } catch (error) {
    if (isContractAnswer(error)) return undefined;
    throw error;
  }
}
