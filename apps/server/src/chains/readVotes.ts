import { tokenAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import type { PublicClient } from 'viem';
import { isNodeFailure } from './reachable.ts';

/** An address that nobody delegates to. "No votes" is all the answer that is needed. */
const SOMEBODY: Address = '0x0000000000000000000000000000000000000001';

/** Whether a governor can count the token directly: it has past votes by timestamp (ERC-5805, ERC-6372). @throws where no node answers. */
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
