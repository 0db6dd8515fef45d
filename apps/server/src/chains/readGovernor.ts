import { governorAbi } from '@althing/bindings';
import { shownText } from '@althing/domain/text';
import { type Address, sameAddress } from '@althing/domain/units';
import { type PublicClient, zeroAddress } from 'viem';
import { isNodeFailure } from './reachable.ts';

/** Names are chosen by strangers: as long as those that can be given here. */
const MAX_LENGTH = 80;

export interface FoundGovernor {
  /** What it calls itself. */
  governorName: string;
  /** The timelock that acts for it; null where it acts itself. */
  timelock: Address | null;
}

/**
 * A governor, as it describes itself; undefined where the contract is none: it does not say how it counts and how long its votes are.
 *
 * @throws where no node answers.
 */
export async function readGovernor(client: PublicClient, address: Address): Promise<FoundGovernor | undefined> {
  const governor = { address, abi: governorAbi } as const;
  try {
    const [name, timelock] = await Promise.all([
      client.readContract({ ...governor, functionName: 'name' }),
      client.readContract({ ...governor, functionName: 'timelock' }).catch((error: unknown) => {
        if (isNodeFailure(error)) throw error;
        return zeroAddress;
      }),
      client.readContract({ ...governor, functionName: 'COUNTING_MODE' }),
      client.readContract({ ...governor, functionName: 'votingPeriod' }),
    ]);
    return {
      governorName: shownText(name.replaceAll('\0', '').slice(0, MAX_LENGTH)),
      timelock: sameAddress(timelock, zeroAddress) ? null : timelock,
    };
  } catch (error) {
    if (isNodeFailure(error)) throw error;
    return undefined;
  }
}
