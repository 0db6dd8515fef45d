import { type Bridge, bridgeBetween, BRIDGES } from '../../bridges/index.ts';
import type { ChainId } from '../../units.ts';

/** The bridges that a form chooses for one chain. */
export interface ChosenBridges {
  chainId: ChainId;
  bridges: readonly Bridge[];
  isAllBridges: boolean;
}

/** In both directions. */
export const connects = (bridge: Bridge, one: ChainId, other: ChainId): boolean =>
  bridgeBetween(bridge, one, other).isAvailable && bridgeBetween(bridge, other, one).isAvailable;

/** For each chain, the bridges over which messages are sent and received. */
export type BridgesByChain = ReadonlyMap<ChainId, readonly Bridge[]>;

function bridgesOf({ chainId, bridges, isAllBridges }: ChosenBridges, chainIds: readonly ChainId[]): readonly Bridge[] {
  if (!isAllBridges) return BRIDGES.filter((bridge) => bridges.includes(bridge));
  return BRIDGES.filter((bridge) => chainIds.some((other) => other !== chainId && connects(bridge, chainId, other)));
}

/** "All bridges" of a chain are those that connect it with another chain of the multi-bridge. */
export function bridgesByChain(chains: readonly ChosenBridges[]): BridgesByChain {
  const chainIds = [...new Set(chains.map(({ chainId }) => chainId))];
  return new Map(chains.map((chain) => [chain.chainId, bridgesOf(chain, chainIds)]));
}

/** The bridges that can agree on a message between two chains: chosen on both, and connecting them in both directions. */
export const bridgesBetween = (byChain: BridgesByChain, one: ChainId, other: ChainId): Bridge[] =>
  (byChain.get(one) ?? []).filter((bridge) => byChain.get(other)?.includes(bridge) && connects(bridge, one, other));

/** All pairs of different chains, each once. */
export const pairsOf = <Chain>(chains: readonly Chain[]): [Chain, Chain][] =>
  chains.flatMap((one, index) => chains.slice(index + 1).map((other): [Chain, Chain] => [one, other]));

/** How many bridges connect two chains. */
export interface Connection {
  one: ChainId;
  other: ChainId;
  count: number;
}

/** The two chains that the fewest bridges connect, and how many; undefined where there are fewer than two. */
export function weakestConnection(byChain: BridgesByChain): Connection | undefined {
  return connectionsOf(byChain).toSorted((a, b) => a.count - b.count)[0];
}

/** Of every two chains. */
export const connectionsOf = (byChain: BridgesByChain): Connection[] =>
  pairsOf([...byChain.keys()]).map(([one, other]) => ({ one, other, count: bridgesBetween(byChain, one, other).length }));

/** Where something holds that holds of the weakest connection: of all of them where they are alike. @param alike - how any two of them are called. */
export function whereItHolds(
  weakest: Connection,
  all: readonly Connection[],
  chainName: (chainId: ChainId) => string,
  alike = 'any two of the chains',
): string {
  if (all.length > 1 && all.every(({ count }) => count === weakest.count)) return `between ${alike}`;
  return `between ${chainName(weakest.one)} and ${chainName(weakest.other)}`;
}

const counted = (count: number): string => (count === 1 ? '1 bridge connects' : `${count || 'No'} bridges connect`);

export const tooFewBridges = (count: number, needed: number, [one, other]: readonly string[]): string =>
  `${counted(count)} ${one} and ${other}, but ${needed} must agree`;
