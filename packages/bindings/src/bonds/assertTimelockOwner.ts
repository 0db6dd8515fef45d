import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../call.ts';
import { timelockAbi } from '../contracts.ts';
import { TIMELOCK_ROLES } from '../roles.ts';

/** Seconds in which who has approved a teller can take that back, before a false auctioneer is registered. */
export const LEAST_OWNER_DELAY = 2n * 86_400n;

/**
 * Refuses an owner of bond contracts that could act at once: it has to be a timelock (`TimelockController` or a heir of it) that nobody
 * but itself can make faster. Not asked on local chains, which a key owns. Guards against mistakes: a contract that is written to
 * lie is believed.
 */
export async function assertTimelockOwner(client: ReadClient, owner: Address): Promise<void> {
  const timelock = { address: owner, abi: timelockAbi } as const;
  const [delay, ownsItself] = await Promise.all([
    readContract(client, { ...timelock, functionName: 'getMinDelay' }),
    readContract(client, { ...timelock, functionName: 'hasRole', args: [TIMELOCK_ROLES.admin, owner] }),
  ]).catch((cause: unknown) => {
    throw new Error(`The owner ${owner} of bond contracts is not known to be a timelock`, { cause });
  });
  if (!ownsItself) throw new Error(`The owner ${owner} of bond contracts is not known to be a timelock`);
  if (delay < LEAST_OWNER_DELAY) throw new Error(`The owner ${owner} of bond contracts waits ${delay} s, less than ${LEAST_OWNER_DELAY} s`);
}
