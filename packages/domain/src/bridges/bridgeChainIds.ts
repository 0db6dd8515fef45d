import type { ChainId } from '../units.ts';
import type { Bridge } from './bridges.ts';
import { type BridgeSite, publicBridgesOf } from './publicBridges.ts';

/** What a bridge calls a chain: a number, or of Axelar a text. */
export type BridgeChainId = bigint | string;

/** What bridges call one chain; those that do not reach it are missing. */
export type BridgeChainIds = Readonly<Partial<Record<Bridge, BridgeChainId>>>;

const local = (chainId: ChainId, index: number, ccip: bigint): BridgeChainIds => ({
  hyperlane: BigInt(chainId),
  layerzero: 40_101n + BigInt(index),
  ccip,
  axelar: `local-${index + 1}`,
  wormhole: 60_001n + BigInt(index),
  polymer: BigInt(chainId),
});

/** Numbers that no public chain has; CCIP's are those that its makers keep for tests. */
const LOCAL_IDS: ReadonlyMap<ChainId, BridgeChainIds> = new Map([
  [31337, local(31337, 0, 3379446385462418246n)],
  [31338, local(31338, 1, 12922642891491394802n)],
  [31339, local(31339, 2, 4793464827907405086n)],
]);

const usableIds = (sites: Readonly<Record<string, BridgeSite>>): BridgeChainIds =>
  Object.fromEntries(
    Object.entries(sites).flatMap(([bridge, { id, unusable }]) => (unusable ? [] : [[bridge, bridge === 'axelar' ? id : BigInt(id)]])),
  );

/** What bridges that can be used call the chain; undefined where no bridge is known to reach it. */
export function bridgeChainIdsOf(chainId: ChainId): BridgeChainIds | undefined {
  const sites = publicBridgesOf(chainId);
  return sites ? usableIds(sites) : LOCAL_IDS.get(chainId);
}

export const isLocalChain = (chainId: ChainId): boolean => LOCAL_IDS.has(chainId);
