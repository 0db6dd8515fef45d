import { tokenAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import type { PublicClient } from 'viem';
import { isNodeFailure } from './reachable.ts';

/** Nobody delegates to it; that it has no votes is an answer as well. */
const SOMEBODY: Address = '0x0000000000000000000000000000000000000001';

/** Whether a governor can count the token as it is: past votes by timestamps (ERC-5805, ERC-6372). @throws where no node answers. */
export async function countsVotesByTime(client: PublicClient, address: Address): Promise<boolean> {
  const token = { address, abi: tokenAbi } as const;
  try {
    const mode = await client.readContract({ ...token, functionName: 'CLOCK_MODE' });
    const past = BigInt(await client.readContract({ ...token, functionName: 'clock' })) - 1n;
    await Promise.all([
      client.readContract({ ...token, functionName: 'getPastVotes', args: [SOMEBODY, past] }),
      client.readContract({ ...token, functionName: 'getPastTotalSupply', args: [past] }),
    ]);
    return mode === 'mode=timestamp';
  } catch (error) {
    if (isNodeFailure(error)) throw error;
    return false;
  }
}
