import { readSafe, readSafeParts, safeAbi, type SafeParts } from '@althing/bindings';
import { FIRST_SAFE_VERSION } from '@althing/domain/safes';
import type { Address, ChainId } from '@althing/domain/units';
import type { PublicClient } from 'viem';
import { notFound, unavailable } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { isNodeFailure } from '../chains/reachable.ts';
import { refuse } from './refuse.ts';

/** A Safe as its chain has it now. */
export interface SafeState {
  chainId: ChainId;
  safe: Address;
  owners: readonly Address[];
  threshold: number;
  /** Of the next transaction that it executes. */
  nonce: bigint;
  /** Such as `1.4.1`. */
  version: string;
  /** A block that is not later than what was read. */
  block: number;
}

/** Runs reads of a chain for somebody who waits. Where no node answers, that is what they are told. */
export async function asking<Answer>(
  chains: ChainClients,
  chainId: ChainId,
  read: (client: PublicClient) => Promise<Answer>,
): Promise<Answer> {
  if (!chains.has(chainId)) throw notFound('Chain');
  try {
    return await read(chains.quick(chainId));
  } catch (error) {
    throw isNodeFailure(error) ? unavailable('The chain cannot be reached', 'rpc-unavailable') : error;
  }
}

/** Compares two versions of the form `1.4.1`, with anything after it. */
function isBefore(version: string, first: string): boolean {
  const [own, other] = [version, first].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0));
  for (const [index, part] of other!.entries()) if ((own![index] ?? 0) !== part) return (own![index] ?? 0) < part;
  return false;
}

/** Whether owners that are contracts are asked about a hash; before, they were asked about the bytes that were hashed. */
export const asksAboutHash = ({ version }: Pick<SafeState, 'version'>): boolean => !isBefore(version, '1.5.0');

async function read(client: PublicClient, chainId: ChainId, safe: Address): Promise<SafeState> {
  const block = Number(await client.getBlockNumber());
  const found = await readSafe(client, safe);
  if (!found) throw refuse('missing', 'safe-not-found');
  const [nonce, version] = await Promise.all([
    client.readContract({ address: safe, abi: safeAbi, functionName: 'nonce' }),
    client.readContract({ address: safe, abi: safeAbi, functionName: 'VERSION' }),
  ]);
  if (isBefore(version, FIRST_SAFE_VERSION)) throw refuse('missing', 'safe-version');
  return { chainId, safe, ...found, nonce, version, block };
}

/** Requests that come while the same Safe is being read get the same answer; nothing is remembered after that. */
export function createStateReader(chains: ChainClients) {
  const underWay = new Map<string, Promise<SafeState>>();

  return function readState(chainId: ChainId, safe: Address): Promise<SafeState> {
    const key = `${chainId}:${safe}`;
    const known = underWay.get(key);
    if (known) return known;
    const state = asking(chains, chainId, (client) => read(client, chainId, safe)).finally(() => underWay.delete(key));
    underWay.set(key, state);
    return state;
  };
}

export type ReadState = ReturnType<typeof createStateReader>;

/** What a Safe consists of besides its owners. */
export const readParts = (chains: ChainClients, chainId: ChainId, safe: Address): Promise<SafeParts> =>
  asking(chains, chainId, (client) => readSafeParts(client, safe));
