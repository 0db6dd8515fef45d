import type { ChainId, Hex } from '@althing/domain/units';

/** A contract account is itself on its own chain only. */
export type Account = Pick<Viewer, 'address' | 'chainId'>;

/** Who looks at markets, and what it manages. */
export interface Viewer {
  address: Hex;
  /** The only chain on which the address is this account; null for keys, which are the same everywhere. */
  chainId: ChainId | null;
  /** Ids of organisations whose private markets it may see. */
  managed: readonly string[];
}
