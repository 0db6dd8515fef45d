import type { Address, Hex } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { timelockAbi } from '../../contracts.ts';

/** OpenZeppelin's numbers. */
const STATES = ['unset', 'waiting', 'ready', 'done'] as const;
export type OperationState = (typeof STATES)[number];

/** State of an operation (`hashOperationBatch`) at the latest block; `unset` covers the unknown and the cancelled. */
export async function getOperationState(client: ReadClient, { timelock, id }: { timelock: Address; id: Hex }): Promise<OperationState> {
  const state = await readContract(client, { address: timelock, abi: timelockAbi, functionName: 'getOperationState', args: [id] });
  return STATES[state] ?? 'unset';
}
