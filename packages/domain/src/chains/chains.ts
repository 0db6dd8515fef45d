import type { ChainId } from '../units.ts';

export const NETWORKS = ['mainnet', 'testnet', 'local'] as const;
export type Network = (typeof NETWORKS)[number];

/** Our own facts about a chain. Name, explorer and currency of public chains come from `viem/chains`. */
export interface ChainRecord {
  id: ChainId;
  name: string;
  /** Path segment and icon key, e.g. `alpha`. */
  slug: string;
  network: Network;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  /** Base URL of the block explorer without a trailing slash; null on local chains (the app links to its own view). */
  explorerUrl: string | null;
  /** Whether quadratic governors can be founded on it. */
  supportsQuadratic: boolean;
  /** Factor on the lowest relayer fee for deliveries to this chain. */
  feeMultiplier: number;
  /** Factor on the expected duration of a bridge for messages sent from this chain. */
  durationMultiplier: number;
  /** Why the chain cannot be chosen, or null where it can. */
  disabledReason: string | null;
}

/** What the wizard's rules need to know about a chain; `GET /config` answers at least this. */
export type ChainChoice = Pick<ChainRecord, 'id' | 'name' | 'supportsQuadratic' | 'disabledReason'>;

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const local = (id: ChainId, name: string, supportsQuadratic = false): ChainRecord => ({
  id,
  name,
  slug: name.toLowerCase(),
  network: 'local',
  nativeCurrency: ether,
  explorerUrl: null,
  supportsQuadratic,
  feeMultiplier: 1,
  durationMultiplier: 1,
  disabledReason: null,
});

/** Chains that the project starts itself. No public chain has these ids, so a signature made here is worthless elsewhere. */
export const LOCAL_CHAINS: readonly ChainRecord[] = [local(31337, 'Alpha', true), local(31338, 'Beta'), local(31339, 'Gamma')];
