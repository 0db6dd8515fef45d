import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';

/** Power that an account has already spent on a proposal; zero where it has not voted. */
export function getUsedVotes(
  client: ReadClient,
  { governor, proposalId, voter }: { governor: Address; proposalId: bigint; voter: Address },
): Promise<bigint> {
  return readContract(client, { address: governor, abi: governorAbi, functionName: 'usedVotes', args: [proposalId, voter] });
}
