import { governorAbi } from '@althing/bindings';
import { shownText } from '@althing/domain/text';
import type { Address } from '@althing/domain/units';
import type { PublicClient } from 'viem';
import { isNodeFailure } from './reachable.ts';

/** Names are chosen by strangers: as long as those that can be given here. */
const MAX_LENGTH = 80;

/**
 * What a governor calls itself; undefined where the contract is none: it does not say how it counts and how long its votes are.
 *
 * @throws where no node answers.
 */
export async function readGovernorName(client: PublicClient, address: Address): Promise<string | undefined> {
  const governor = { address, abi: governorAbi } as const;
  try {
    const [name] = await Promise.all([
      client.readContract({ ...governor, functionName: 'name' }),
      client.readContract({ ...governor, functionName: 'COUNTING_MODE' }),
      client.readContract({ ...governor, functionName: 'votingPeriod' }),
    ]);
    return shownText(name.replaceAll('\0', '').slice(0, MAX_LENGTH));
  } catch (error) {
    if (isNodeFailure(error)) throw error;
    return undefined;
  }
}
