import type { Address, Hex } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../call.ts';
import { safeAbi } from './abi.ts';

/** Owners of a Safe, in the order of its list. Throws where `safe` is not a Safe. */
export const getSafeOwners = (client: ReadClient, { safe }: { safe: Address }): Promise<readonly Address[]> =>
  readContract(client, { address: safe, abi: safeAbi, functionName: 'getOwners' });

/** Number of owners who must sign. Throws where `safe` is not a Safe. */
export const getSafeThreshold = async (client: ReadClient, { safe }: { safe: Address }): Promise<number> =>
  Number(await readContract(client, { address: safe, abi: safeAbi, functionName: 'getThreshold' }));

/** Whether an owner has approved the hash of a transaction on chain. */
export const isSafeHashApproved = async (
  client: ReadClient,
  { safe, owner, hash }: { safe: Address; owner: Address; hash: Hex },
): Promise<boolean> =>
  (await readContract(client, { address: safe, abi: safeAbi, functionName: 'approvedHashes', args: [owner, hash] })) > 0n;
