import { type Address, type Hex, NATIVE } from '@althing/domain/units';
import { getAddress, slice, pad } from 'viem';
import { getStorageAt, readContract } from 'viem/actions';
import type { ReadClient } from '../call.ts';
import { safeAbi } from './abi.ts';
import { SAFE_FALLBACK_HANDLER_SLOT, SAFE_GUARD_SLOT, SAFE_SENTINEL, SAFE_SINGLETON_SLOT } from './canonical.ts';

/** The longest list of modules that is read. */
const MOST_MODULES = 50n;

/** What a Safe consists of besides its owners. */
export interface SafeParts {
  singleton: Address;
  /** The zero address where there is none. */
  fallbackHandler: Address;
  /** The zero address where there is none. */
  guard: Address;
  /** At most fifty. */
  modules: readonly Address[];
}

/** Reads what stands in the slots of a Safe. Throws where `safe` is not one, or no node answers. */
export async function readSafeParts(client: ReadClient, safe: Address): Promise<SafeParts> {
  const addressIn = async (slot: Hex): Promise<Address> => {
    const word = await getStorageAt(client, { address: safe, slot });
    return word ? getAddress(slice(pad(word), 12)) : NATIVE;
  };
  const [singleton, fallbackHandler, guard, [modules]] = await Promise.all([
    addressIn(SAFE_SINGLETON_SLOT),
    addressIn(SAFE_FALLBACK_HANDLER_SLOT),
    addressIn(SAFE_GUARD_SLOT),
    readContract(client, { address: safe, abi: safeAbi, functionName: 'getModulesPaginated', args: [SAFE_SENTINEL, MOST_MODULES] }),
  ]);
  return { singleton, fallbackHandler, guard, modules };
}
