import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';

/** Votes that For and Abstain must reach together; `timepoint` (UNIX seconds) is the proposal's snapshot and must be past. */
export function getQuorum(client: ReadClient, { governor, timepoint }: { governor: Address; timepoint: bigint }): Promise<bigint> {
  return readContract(client, { address: governor, abi: governorAbi, functionName: 'quorum', args: [timepoint] });
}
