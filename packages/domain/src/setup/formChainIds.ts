import { standingWallets } from '../organisation/walletLists.ts';
import type { ChainId } from '../units.ts';
import type { OrganisationForm } from './form.ts';

/** Every chain of the draft, in ascending order. */
export function formChainIds({ modules, token }: Pick<OrganisationForm, 'modules' | 'token'>): ChainId[] {
  const bridged = [...modules.multiBridge, modules.assetPortals].flatMap((reaching) => reaching?.chainIds ?? []);
  const ids = [...modules.governor, ...standingWallets(modules)].map(({ chainId }) => chainId).concat(token.chainIds, bridged);
  return [...new Set(ids.filter((id) => id !== null))].sort((a, b) => a - b);
}
