import type { ChainId } from '../units.ts';
import type { OrganisationInput } from './schema.ts';
import { standingWallets } from './walletLists.ts';

/** Every chain on which the organisation will have a contract, ascending. */
export function organisationChainIds({ modules, token }: Pick<OrganisationInput, 'modules' | 'token'>): ChainId[] {
  const ids = [...modules.governor, ...standingWallets(modules)].map(({ chainId }) => chainId).concat(token?.chainIds ?? []);
  return [...new Set(ids)].sort((a, b) => a - b);
}
