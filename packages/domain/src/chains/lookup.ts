import type { ChainId } from '../units.ts';

/** The entry of `chains` with this id; undefined where there is none. */
export function chainById<Chain extends { id: ChainId }>(chains: readonly Chain[], id: ChainId | null | undefined): Chain | undefined {
  return chains.find((chain) => chain.id === id);
}

/** A name to show for any id, whether or not it is among `chains`. */
export function chainName(chains: readonly { id: ChainId; name: string }[], id: ChainId | null | undefined): string {
  return chainById(chains, id)?.name ?? (id == null ? 'No chain' : `Chain ${id}`);
}

/** Chains that can be chosen. */
export function enabledChains<Chain extends { disabledReason: string | null }>(chains: readonly Chain[]): Chain[] {
  return chains.filter((chain) => chain.disabledReason === null);
}

/** A page of a block explorer; undefined for chains without one. */
export function explorerLink(explorerUrl: string | null, kind: 'address' | 'tx' | 'block', value: string): string | undefined {
  return explorerUrl === null ? undefined : `${explorerUrl}/${kind}/${value}`;
}
