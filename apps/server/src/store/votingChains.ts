import type { ChainId } from '@althing/domain/units';

/**
 * Chains whose signers decide about an upgrade: those on which the organisation stands and something happens, or all on which it stands where nothing
 * happens on any of them.
 */
export function votingChains(standing: readonly ChainId[], transactions: readonly { chainId: ChainId }[]): ChainId[] {
  const touched = standing.filter((chainId) => transactions.some((transaction) => transaction.chainId === chainId));
  return (touched.length > 0 ? touched : [...standing]).toSorted((a, b) => a - b);
}
