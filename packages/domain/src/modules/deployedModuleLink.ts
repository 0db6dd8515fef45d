import { chainById, type ChainRecord, explorerLink } from '../chains/index.ts';
import type { Address, ChainId } from '../units.ts';
import type { Features } from './features.ts';
import { MODULES, type ModuleSlug } from './facts.ts';

export interface DeployedModule {
  organisationSlug: string;
  chainId: ChainId;
  address: Address;
}

/** Where the link of a deployed module leads: to a page of ours, or to its chain's explorer. */
export type ModuleLink = { kind: 'page'; path: string } | { kind: 'explorer'; url: string };

/**
 * docs/requirements.md#module-links: the bonding engine and the Safe link to the bond offerings while bonds are switched on; every other module
 * links to its contract. Null on a chain without an explorer.
 */
export function deployedModuleLink(
  slug: ModuleSlug,
  { organisationSlug, chainId, address }: DeployedModule,
  { features, chains }: { features: Features; chains: readonly Pick<ChainRecord, 'id' | 'explorerUrl'>[] },
): ModuleLink | null {
  if (features.bonding && MODULES[slug].leadsToBonds) return { kind: 'page', path: `/organisations/${organisationSlug}/veos` };
  const url = explorerLink(chainById(chains, chainId)?.explorerUrl ?? null, 'address', address);
  return url ? { kind: 'explorer', url } : null;
}
