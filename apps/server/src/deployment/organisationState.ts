import type { ContractState, OrganisationState } from '@althing/domain/organisation';

/** Steps of an organisation's life; the only way is forward. */
export type OrganisationStep = 'register' | 'start' | 'complete';

const STEPS: Readonly<Record<OrganisationStep, { from: readonly OrganisationState[]; to: OrganisationState }>> = {
  /** Every address is predicted. */
  register: { from: ['draft'], to: 'registered' },
  /** A transaction was reported, or a contract was found on a chain. */
  start: { from: ['registered'], to: 'deploying' },
  /** Everything was read back and equals the review. */
  complete: { from: ['deploying'], to: 'deployed' },
};

export const organisationStep = (step: OrganisationStep) => STEPS[step];

/** Whether contracts in these states mean that a deployment has begun. */
export const hasStarted = (contracts: readonly ContractState[]): boolean =>
  contracts.some((state) => state !== 'planned' && state !== 'failed');
