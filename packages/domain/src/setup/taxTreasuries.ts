import { emptyChainWallet } from './emptyForm.ts';
import type { TokenDraft } from './form.ts';
import { freshTempId } from './tempId.ts';

/** A treasury on each chain of the token, those that were entered kept; none where nothing is taxed. */
export function taxTreasuries({ bridgeTaxes, bridgeTaxTreasury, chainIds }: TokenDraft): TokenDraft['bridgeTaxTreasury'] {
  if (bridgeTaxes.length === 0) return [];
  const taken = bridgeTaxTreasury.map(({ tempId }) => tempId);
  return chainIds.map((chainId) => {
    const standing = bridgeTaxTreasury.find((entry) => entry.chainId === chainId);
    if (standing) return standing;
    const tempId = freshTempId('bridgeTaxTreasury-', taken);
    taken.push(tempId);
    return emptyChainWallet(tempId, chainId);
  });
}
