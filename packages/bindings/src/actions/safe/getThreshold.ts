import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { safeAbi } from '../../safe/abi.ts';

/** Number of owners who must sign. Throws where `safe` is no Safe. */
export async function getSafeThreshold(client: ReadClient, { safe }: { safe: Address }): Promise<number> {
  return Number(await readContract(client, { address: safe, abi: safeAbi, functionName: 'getThreshold' }));
}
