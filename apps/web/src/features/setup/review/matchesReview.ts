import type { OrganisationContract } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import type { Plan } from '@althing/planner';

/** This page and the server made different plans, because one of them is an older version. What was reviewed would not be what is deployed. */
export class ReviewOutdatedError extends Error {
  override readonly name = 'ReviewOutdatedError';

  constructor() {
    super('This page is older than the server, which would deploy to other addresses than you reviewed. Reload it and review once more');
  }
}

type Registered = Pick<OrganisationContract, 'chainId' | 'stepId' | 'address'>;

/** Whether the server registered exactly the reviewed contracts, each at its reviewed address. */
export function matchesReview({ chains }: Plan, contracts: readonly Registered[]): boolean {
  const steps = chains.flatMap((chain) => chain.steps);
  const isRegistered = (step: (typeof steps)[number]) =>
    contracts.some(({ chainId, stepId, address }) => chainId === step.chainId && stepId === step.id && sameAddress(address, step.address));
  return steps.length === contracts.length && steps.every(isRegistered);
}
