import type { OrganisationContract } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import type { Plan } from '@althing/planner';

/** This page and the server planned differently: one of them is older, so what was reviewed is not what would be deployed. */
export class ReviewOutdatedError extends Error {
  override readonly name = 'ReviewOutdatedError';

  constructor() {
    super('This page is older than the server, which would deploy to other addresses than you reviewed. Reload it and review once more');
  }
}

type Registered = Pick<OrganisationContract, 'chainId' | 'stepId' | 'address'>;

/** Whether the server registered exactly the contracts that were reviewed, each at its reviewed address. */
export function matchesReview({ chains }: Plan, contracts: readonly Registered[]): boolean {
  const steps = chains.flatMap((chain) => chain.steps);
  const isRegistered = (step: (typeof steps)[number]) =>
    contracts.some(({ chainId, stepId, address }) => chainId === step.chainId && stepId === step.id && sameAddress(address, step.address));
  return steps.length === contracts.length && steps.every(isRegistered);
}
