import type { Address, Hex } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from '../call.ts';
import { nttManagerAbi as abi } from './abis.ts';

/** What waits with a manager of Wormhole's NTT, as more arrived than its limit lets in at a time. */
export interface NttQueued {
  /** The manager on the destination. */
  manager: Address;
  /** Of the manager's message. */
  digest: Hex;
}

/** When it can be given out, UNIX seconds; null where nothing waits any more. */
export async function readNttRelease(client: ReadClient, { manager, digest }: NttQueued): Promise<number | null> {
  const at = { address: manager, abi } as const;
  const [{ txTimestamp }, duration] = await Promise.all([
    readContract(client, { ...at, functionName: 'getInboundQueuedTransfer', args: [digest] }),
    readContract(client, { ...at, functionName: 'rateLimitDuration' }),
  ]);
  return txTimestamp === 0n ? null : Number(txTimestamp + duration);
}

/** Has what waits given to its recipient; by anybody. Reverts with `InboundQueuedTransferStillQueued` before its time. */
export const completeNttCall = ({ manager, digest }: NttQueued): Call =>
  contractCall({ address: manager, abi, functionName: 'completeInboundQueuedTransfer', args: [digest] });
