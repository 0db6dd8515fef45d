import { type Address, type ChainId, sameAddress } from '../../units.ts';

/** Who may create tokens on one of the chains whose votes are to count together. */
export interface ChainMinters {
  chainId: ChainId;
  /** Those whose limit is not 0. */
  minters: readonly Address[];
  /** The organisation's asset controllers there. */
  portals: readonly Address[];
}

/**
 * Why votes of these chains may not count together yet; undefined where nothing speaks against it. An asset controller executes no transfer before this
 * chain's clock is past the other's when it left; of any other bridge nobody knows that, and clocks of chains differ.
 */
export function strangeMinterProblem(chains: readonly ChainMinters[], nameOfChain: (chainId: ChainId) => string): string | undefined {
  for (const { chainId, minters, portals } of chains) {
    const stranger = minters.find((minter) => !portals.some((portal) => sameAddress(portal, minter)));
    if (stranger)
      return `${stranger} may create tokens on ${nameOfChain(chainId)} and is no portal of this organisation: tokens that it brings could vote on two chains. Take its limits away first.`;
  }
  return undefined;
}
