import { listInWords } from '../../display/index.ts';
import type { WalletSelection } from '../../organisation/parts/wallet.ts';
import type { ChainId } from '../../units.ts';

/** How sentences name chains and holders. */
export interface HolderTerms {
  chainName(chainId: ChainId): string;
  /** As it stands after "by". @param chainCount - of the chains on which such a wallet holds it. */
  holder(wallet: WalletSelection, chainId: ChainId, chainCount: number): string;
}

interface Place {
  chainId: ChainId;
  wallet: WalletSelection;
}

interface HeldAlike {
  chainIds: readonly [ChainId, ...ChainId[]];
  /** `Alpha and Beta` */
  where: string;
  who: string;
}

/** Chains with the same holder together, in their order. @param besides - what else has to be the same on them. */
export function heldAlike(
  places: readonly Place[],
  { chainName, holder }: HolderTerms,
  besides: (chainId: ChainId) => string = () => '',
): HeldAlike[] {
  const groups = Map.groupBy(places, ({ chainId, wallet }) => `${besides(chainId)}|${holder(wallet, chainId, 1)}`);
  return [...groups.values()].map((alike) => {
    const [first, ...others] = alike as [Place, ...Place[]];
    const chainIds = [first.chainId, ...others.map(({ chainId }) => chainId)] as const;
    return { chainIds, where: listInWords(chainIds.map(chainName)), who: holder(first.wallet, first.chainId, chainIds.length) };
  });
}
