import type { ChainId } from '../units.ts';
import type { OrganisationInput } from './schema.ts';
import { standingWallets } from './walletLists.ts';

/** Every chain on which the organisation will have a contract, in ascending order. */
export function organisationChainIds({ modules, token }: Pick<OrganisationInput, 'modules' | 'token'>): ChainId[] {
  const bridged = [...modules.multiBridge, modules.assetPortals].flatMap((reaching) => reaching?.chainIds ?? []);
  const ids = [...modules.governor, ...standingWallets(modules)].map(({ chainId }) => chainId).concat(token?.chainIds ?? [], bridged);
  return [...new Set(ids)].sort((a, b) => a - b);
}
