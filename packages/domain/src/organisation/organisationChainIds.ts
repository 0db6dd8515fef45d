import type { ChainId } from '../units.ts';
import type { OrganisationInput } from './schema.ts';

/** Every chain on which the organisation will have a contract, ascending. */
export function organisationChainIds({ modules, token }: Pick<OrganisationInput, 'modules' | 'token'>): ChainId[] {
  const ids = [
    ...modules.governor.map((g) => g.chainId),
    ...modules.safeTreasury.filter((s) => !s.isMarkedForDeletion).map((s) => s.chainId),
    ...modules.bondingEngine.filter((s) => !s.isMarkedForDeletion).map((s) => s.chainId),
    ...modules.workingGroup.filter((s) => !s.isMarkedForDeletion).map((s) => s.chainId),
    ...(token?.chainIds ?? []),
  ];
  return [...new Set(ids)].sort((a, b) => a - b);
}
