import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { tokenAbi } from '../../contracts.ts';

/** Supply at a past moment (UNIX seconds), in the smallest unit. */
export function getPastTotalSupply(client: ReadClient, { token, timepoint }: { token: Address; timepoint: bigint }): Promise<bigint> {
  return readContract(client, { address: token, abi: tokenAbi, functionName: 'getPastTotalSupply', args: [timepoint] });
}
