import type { Address, Hex } from '@althing/domain/units';
import { BaseError, type PublicClient } from 'viem';
import { isUnreachable } from '../chains/reachable.ts';

/** The block and transaction that created a contract. */
export interface DeploymentPlace {
  blockNumber: bigint;
  transactionHash: Hex | null;
}

/** Whether there was code at a block; `forgotten` where the node no longer keeps state that old. */
async function codeAt(client: PublicClient, address: Address, blockNumber: bigint): Promise<'present' | 'absent' | 'forgotten'> {
  try {
    return (await client.getCode({ address, blockNumber })) === undefined ? 'absent' : 'present';
  } catch (error) {
    if (isUnreachable(error) || !(error instanceof BaseError)) throw error;
    return 'forgotten';
  }
}

/** The first block with code at the address, by bisection; undefined where the node no longer keeps the state before it. */
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
 * Finds the deployment of a contract that has code at block `latest`. `reported` is the block of the reported transaction, where there is one;
 * it is only believed if the contract existed at that block.
 */
export async function deploymentPlace(
  client: PublicClient,
  address: Address,
  { latest, reported }: { latest: bigint; reported: DeploymentPlace | undefined },
): Promise<DeploymentPlace> {
  if (reported && (await codeAt(client, address, reported.blockNumber)) !== 'absent') return reported;
  const blockNumber = await firstBlockWithCode(client, address, latest);
  if (blockNumber === undefined) return { blockNumber: latest, transactionHash: null };
  // Our contracts log at least their initialisation, which names the transaction.
  const [log] = await client.getLogs({ address, fromBlock: blockNumber, toBlock: blockNumber });
  return { blockNumber, transactionHash: log?.transactionHash ?? null };
}

/** `blockNumber` while the node still keeps that block's state; undefined, which means the newest block, afterwards. */
export async function rememberedBlock(client: PublicClient, address: Address, blockNumber: bigint): Promise<bigint | undefined> {
  return (await codeAt(client, address, blockNumber)) === 'forgotten' ? undefined : blockNumber;
}
