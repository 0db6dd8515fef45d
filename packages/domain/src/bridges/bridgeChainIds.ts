import type { ChainId } from '../units.ts';
import type { Bridge } from './bridges.ts';
import { type BridgeSite, publicBridgesOf } from './publicBridges.ts';

/** A bridge's own id of a chain: a number, or a text in the case of Axelar. */
export type BridgeChainId = bigint | string;

/** The ids that bridges use for one chain; bridges that do not reach it are missing. */
export type BridgeChainIds = Readonly<Partial<Record<Bridge, BridgeChainId>>>;

const local = (chainId: ChainId, index: number, ccip: bigint): BridgeChainIds => ({
  hyperlane: BigInt(chainId),
  layerzero: 40_101n + BigInt(index),
  ccip,
  axelar: `local-${index + 1}`,
  wormhole: 60_001n + BigInt(index),
  polymer: BigInt(chainId),
});

/** Ids that no public chain has. Those of CCIP are reserved by its makers for tests. */
const LOCAL_IDS: ReadonlyMap<ChainId, BridgeChainIds> = new Map([
  [31337, local(31337, 0, 3379446385462418246n)],
  [31338, local(31338, 1, 12922642891491394802n)],
  [31339, local(31339, 2, 4793464827907405086n)],
]);

const usableIds = (sites: Readonly<Record<string, BridgeSite>>): BridgeChainIds =>
  Object.fromEntries(
    Object.entries(sites).flatMap(([bridge, { id, unusable }]) => (unusable ? [] : [[bridge, bridge === 'axelar' ? id : BigInt(id)]])),
  );

/** Ids of one chain at the bridges that can be used there; undefined where no bridge is known to reach it. */
export function bridgeChainIdsOf(chainId: ChainId): BridgeChainIds | undefined {
  const sites = publicBridgesOf(chainId);
  return sites ? usableIds(sites) : LOCAL_IDS.get(chainId);
}

export const isLocalChain = (chainId: ChainId): boolean => LOCAL_IDS.has(chainId);
