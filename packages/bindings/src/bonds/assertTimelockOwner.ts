import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../call.ts';
import { timelockAbi } from '../contracts.ts';
import { TIMELOCK_ROLES } from '../roles.ts';

/** Seconds that users who have approved a teller have to revoke that before a malicious auctioneer can be registered. */
export const LEAST_OWNER_DELAY = 2n * 86_400n;

/**
 * Throws where the owner of bond contracts could act at once: it must be a timelock (`TimelockController` or derived from it) whose delay only the
 * timelock
 * itself can change. Not checked on local chains, which a private key owns. Guards against mistakes, not against a contract written to deceive.
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
