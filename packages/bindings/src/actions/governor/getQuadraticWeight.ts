import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { quadraticGovernorAbi } from '../../contracts.ts';

/**
 * What an account's vote on a proposal with this snapshot (UNIX seconds) would count now, in hundredths of a vote; zero is refused.
 * Reverts where `governor` is not quadratic, and while the score cannot be read.
 */
export function getQuadraticWeight(
  client: ReadClient,
  { governor, account, snapshot }: { governor: Address; account: Address; snapshot: bigint },
): Promise<bigint> {
  return readContract(client, {
    address: governor,
    abi: quadraticGovernorAbi,
    functionName: 'quadraticWeight',
    args: [account, snapshot],
  });
}
