import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { timelockAbi } from '../../contracts.ts';

/** Seconds between queueing and execution. */
export async function getMinDelay(client: ReadClient, { timelock }: { timelock: Address }): Promise<number> {
  return Number(await readContract(client, { address: timelock, abi: timelockAbi, functionName: 'getMinDelay' }));
}
