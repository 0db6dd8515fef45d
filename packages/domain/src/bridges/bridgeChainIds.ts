import type { ChainId } from '../units.ts';
import { reachOf } from './bridgeReach.ts';
import { type Bridge, BRIDGES } from './bridges.ts';
import { type BridgeSites, publicBridgesOf } from './publicBridges.ts';

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

function usableIds(chainId: ChainId, sites: BridgeSites): BridgeChainIds {
  const usable = BRIDGES.filter((bridge) => reachOf(bridge, chainId) === 'usable');
  return Object.fromEntries(usable.map((bridge) => [bridge, bridge === 'axelar' ? sites[bridge]!.id : BigInt(sites[bridge]!.id)]));
}

/** Ids of one chain at the bridges that can be used there; undefined where no bridge is known to reach it. */
export function bridgeChainIdsOf(chainId: ChainId): BridgeChainIds | undefined {
  const sites = publicBridgesOf(chainId);
  return sites ? usableIds(chainId, sites) : LOCAL_IDS.get(chainId);
}
