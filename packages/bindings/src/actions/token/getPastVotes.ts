import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { tokenAbi } from '../../contracts.ts';

/** Voting power of an account at a past moment (UNIX seconds). Reverts `ERC5805FutureLookup` for one that is not past. */
export function getPastVotes(
  client: ReadClient,
  { token, account, timepoint }: { token: Address; account: Address; timepoint: bigint },
): Promise<bigint> {
  return readContract(client, { address: token, abi: tokenAbi, functionName: 'getPastVotes', args: [account, timepoint] });
}
