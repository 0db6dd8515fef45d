import type { Network } from '../chains/index.ts';
import type { Address, ChainId } from '../units.ts';
import type { Bridge } from './bridges.ts';
import data from './publicBridges.json' with { type: 'json' };

/** A bridge on one chain. */
export interface BridgeSite {
  /** The bridge's own id of the chain: digits, or a name in the case of Axelar. */
  id: string;
  /** The bridge's contract that our adapter calls. */
  endpoint?: Address;
  /** A second contract that is needed: Axelar's gas service, Wormhole's relayer. */
  companion?: Address;
  /** LayerZero's own contract that delivers, and says so where it fails. */
  executor?: Address;
}

export type BridgeSites = Readonly<Partial<Record<Bridge, BridgeSite>>>;

/** The file lists every chain of the platform, also those that no bridge reaches. `script/lib/bridgeData` writes it. Pages ask `reachOf` instead. */
export type PublicBridges = Readonly<Record<Exclude<Network, 'local'>, Readonly<Record<string, BridgeSites>>>>;

const { mainnet, testnet } = data as PublicBridges;

/** The bridges of a public chain; undefined for any other chain. */
export const publicBridgesOf = (chainId: ChainId): BridgeSites | undefined => mainnet[chainId] ?? testnet[chainId];
