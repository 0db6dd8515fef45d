import type { Network } from '../chains/index.ts';
import type { Address, ChainId } from '../units.ts';
import type { Bridge } from './bridges.ts';
import data from './publicBridges.json' with { type: 'json' };

/** A bridge on one chain. */
export interface BridgeSite {
  /** What the bridge calls the chain; of all but Axelar a number in digits. */
  id: string;
  /** The contract that an adapter speaks to. */
  endpoint?: Address;
  /** Axelar's gas service, Wormhole's relayer. */
  companion?: Address;
  /** Why the bridge cannot be used although the chain has an id: its makers have switched the chain off, or contracts are not known. */
  unusable?: 'disabled' | 'incomplete';
}

export type BridgeSites = Readonly<Partial<Record<Bridge, BridgeSite>>>;

/** The file: every chain of the platform, those included that no bridge knows. `script/lib/bridgeData` writes it. */
export type PublicBridges = Readonly<Record<Exclude<Network, 'local'>, Readonly<Record<string, BridgeSites>>>>;

const { mainnet, testnet } = data as PublicBridges;

/** What bridges there are on a public chain; undefined on any other. */
export const publicBridgesOf = (chainId: ChainId): BridgeSites | undefined => mainnet[chainId] ?? testnet[chainId];

/** Between networks nothing travels. */
export const areOfOneNetwork = (one: ChainId, other: ChainId): boolean =>
  [mainnet, testnet].some((chains) => Object.hasOwn(chains, one) && Object.hasOwn(chains, other));
