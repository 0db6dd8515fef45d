import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { safeAbi } from '../../safe/abi.ts';

/** Nonce of the next transaction that the Safe will execute. Throws where `safe` is no Safe. */
export async function getSafeNonce(client: ReadClient, { safe }: { safe: Address }): Promise<number> {
  return Number(await readContract(client, { address: safe, abi: safeAbi, functionName: 'nonce' }));
}
