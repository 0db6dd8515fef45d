import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { tokenAbi } from '../../contracts.ts';

/** Voting power of an account now, in the smallest unit. */
export function getVotes(client: ReadClient, { token, account }: { token: Address; account: Address }): Promise<bigint> {
  return readContract(client, { address: token, abi: tokenAbi, functionName: 'getVotes', args: [account] });
}
