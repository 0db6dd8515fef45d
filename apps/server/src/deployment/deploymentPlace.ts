import type { Address, Hex } from '@althing/domain/units';
import { BaseError, type PublicClient } from 'viem';
import { isUnreachable } from '../chains/reachable.ts';

/** Where in the chain a contract came to be. */
export interface DeploymentPlace {
  blockNumber: bigint;
  transactionHash: Hex | null;
}

/** Code at a block; `forgotten` where the node keeps no state that old. */
async function codeAt(client: PublicClient, address: Address, blockNumber: bigint): Promise<'present' | 'absent' | 'forgotten'> {
  try {
    return (await client.getCode({ address, blockNumber })) === undefined ? 'absent' : 'present';
  } catch (error) {
    if (isUnreachable(error) || !(error instanceof BaseError)) throw error;
    return 'forgotten';
  }
}

/** The first block with code at the address, by bisection; undefined where the node has forgotten the block before it. */
async function firstBlockWithCode(client: PublicClient, address: Address, latest: bigint): Promise<bigint | undefined> {
  let [without, withCode] = [-1n, latest];
  let isSure = true;
  while (withCode - without > 1n) {
    const middle = (without + withCode) / 2n;
    const code = await codeAt(client, address, middle);
    if (code === 'present') {
      withCode = middle;
    } else {
      without = middle;
      isSure = code === 'absent';
    }
  }
  return isSure ? withCode : undefined;
}

/**
 * Finds the deployment of a contract that has code at block `latest`. `reported` is the block of the transaction that is
 * said to have made it, if there is one; it is believed only if the contract was there then.
 */
export async function deploymentPlace(
  client: PublicClient,
  address: Address,
  { latest, reported }: { latest: bigint; reported: DeploymentPlace | undefined },
): Promise<DeploymentPlace> {
  if (reported && (await codeAt(client, address, reported.blockNumber)) !== 'absent') return reported;
  const blockNumber = await firstBlockWithCode(client, address, latest);
  if (blockNumber === undefined) return { blockNumber: latest, transactionHash: null };
  // A contract of ours says at least that it was initialised, and in which transaction.
  const [log] = await client.getLogs({ address, fromBlock: blockNumber, toBlock: blockNumber });
  return { blockNumber, transactionHash: log?.transactionHash ?? null };
}

/** The block itself while the node remembers it; undefined, which means the newest one, once it has forgotten. */
export async function rememberedBlock(client: PublicClient, address: Address, blockNumber: bigint): Promise<bigint | undefined> {
  return (await codeAt(client, address, blockNumber)) === 'forgotten' ? undefined : blockNumber;
}
