import type { ChainId } from '../units.ts';

/** Bridges between chains for which there is an adapter. */
export const BRIDGES = ['hyperlane', 'layerzero', 'ccip', 'axelar', 'wormhole', 'polymer', 'connext'] as const;
export type Bridge = (typeof BRIDGES)[number];

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

/** Undefined where no bridge is known to reach the chain. */
export const bridgeChainIdsOf = (chainId: ChainId): BridgeChainIds | undefined => LOCAL_IDS.get(chainId);
