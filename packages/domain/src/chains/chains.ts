import type { ChainId } from '../units.ts';

export const NETWORKS = ['mainnet', 'testnet', 'local'] as const;
export type Network = (typeof NETWORKS)[number];

/** Our own facts about a chain; name, explorer and currency of public chains come from `viem/chains`. */
export interface ChainRecord {
  id: ChainId;
  name: string;
  /** Path segment and icon key, e.g. `alpha`. */
  slug: string;
  network: Network;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  /** Base URL of the block explorer without a trailing slash; null on local chains (the app links to its own view). */
  explorerUrl: string | null;
  /** Whether quadratic governors may be set up here. */
  supportsQuadratic: boolean;
  /** Factor on the least relayer fee of what is delivered here. */
  feeMultiplier: number;
  /** Factor on the expected duration of a bridge for what is sent from here. */
  durationMultiplier: number;
  /** Why the chain cannot be chosen, or null where it can. */
  disabledReason: string | null;
}

/** What the rules of the wizard need to know of a chain; `GET /config` carries at least this. */
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

/** Started by the project itself; their ids belong to no public chain, so a signature made here is worthless elsewhere. */
export const LOCAL_CHAINS: readonly ChainRecord[] = [local(31337, 'Alpha', true), local(31338, 'Beta'), local(31339, 'Gamma')];
