import type { ContractState, OrganisationState } from '@althing/domain/organisation';

/** Steps of an organisation's life. */
export type OrganisationStep = 'register' | 'expire' | 'start' | 'complete';

const STEPS: Readonly<Record<OrganisationStep, { from: readonly OrganisationState[]; to: OrganisationState }>> = {
  /** Every address is predicted. */
  register: { from: ['draft', 'expired'], to: 'registered' },
  /** Nobody touched it for long, and nothing of it stands. */
  expire: { from: ['registered', 'deploying'], to: 'expired' },
  /** A transaction was reported, or a contract was found on a chain. */
  start: { from: ['registered', 'expired'], to: 'deploying' },
  /** Everything was read back and equals the review. */
  complete: { from: ['deploying'], to: 'deployed' },
};

export const organisationStep = (step: OrganisationStep) => STEPS[step];

/** Whether contracts in these states mean that a deployment has begun. */
export const hasStarted = (contracts: readonly ContractState[]): boolean =>
  contracts.some((state) => state !== 'planned' && state !== 'failed');
