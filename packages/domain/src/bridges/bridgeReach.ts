import type { Network } from '../chains/index.ts';
import type { ChainId } from '../units.ts';
import data from './bridgeReach.json' with { type: 'json' };
import type { Bridge } from './bridges.ts';

/**
 * Whether a bridge can be used on a chain that it has an id for. `disabled`: its makers have switched the chain off; `incomplete`: not all
 * contracts that it needs there are known.
 */
export type Reach = 'usable' | 'disabled' | 'incomplete';

/**
 * The file lists every chain of the platform, also those that no bridge reaches. `script/lib/bridgeData` writes it, together with
 * `publicBridges.json`, which is larger and says at which contracts.
 */
export type BridgeReach = Readonly<Record<Exclude<Network, 'local'>, Readonly<Record<string, Readonly<Partial<Record<Bridge, Reach>>>>>>>;

const { mainnet, testnet } = data as BridgeReach;

/** Whether a bridge can be used on a public chain; undefined where it is not known to reach the chain, and for any other chain. */
export const reachOf = (bridge: Bridge, chainId: ChainId): Reach | undefined => (mainnet[chainId] ?? testnet[chainId])?.[bridge];

/** Whether both chains are of the same network. No bridge connects mainnets with testnets. */
export const areOfOneNetwork = (one: ChainId, other: ChainId): boolean =>
  [mainnet, testnet].some((chains) => Object.hasOwn(chains, one) && Object.hasOwn(chains, other));

/** Whether it is a test chain that a bridge reaches. */
export const isTestChain = (chainId: ChainId): boolean => Object.hasOwn(testnet, chainId);
