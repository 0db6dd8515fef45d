import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { safeAbi } from '../../safe/abi.ts';

/** Version of the Safe's singleton, e.g. `1.4.1`. Throws where `safe` is no Safe. */
export function getSafeVersion(client: ReadClient, { safe }: { safe: Address }): Promise<string> {
  return readContract(client, { address: safe, abi: safeAbi, functionName: 'VERSION' });
}
