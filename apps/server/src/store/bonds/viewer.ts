import type { ChainId, Hex } from '@althing/domain/units';

/** An account; a contract account exists on one chain only. */
export type Account = Pick<Viewer, 'address' | 'chainId'>;

/** Who reads markets, and which organisations it manages. */
export interface Viewer {
  address: Hex;
  /** Chain of a contract account; null for a private key, which controls the same address on every chain. */
  chainId: ChainId | null;
  /** Ids of organisations whose private markets it may see. */
  managed: readonly string[];
}
