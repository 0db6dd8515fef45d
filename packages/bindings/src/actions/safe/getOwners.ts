import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { safeAbi } from '../../safe/abi.ts';

/** Owners of a Safe, in the order of its list. Throws where `safe` is no Safe. */
export function getSafeOwners(client: ReadClient, { safe }: { safe: Address }): Promise<readonly Address[]> {
  return readContract(client, { address: safe, abi: safeAbi, functionName: 'getOwners' });
}
