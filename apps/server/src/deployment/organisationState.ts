import type { ContractState, OrganisationState } from '@althing/domain/organisation';

/** Transitions between the states of an organisation. */
export type OrganisationStep = 'register' | 'expire' | 'start' | 'complete';

const STEPS: Readonly<Record<OrganisationStep, { from: readonly OrganisationState[]; to: OrganisationState }>> = {
  /** Predicts every address. */
  register: { from: ['draft', 'expired'], to: 'registered' },
  /** Nobody has touched it for long, and none of its contracts exists. */
  expire: { from: ['registered', 'deploying'], to: 'expired' },
  /** A transaction was reported, or a contract was found on a chain. */
  start: { from: ['registered', 'expired'], to: 'deploying' },
  /** Every contract was read back and equals the review. */
  complete: { from: ['deploying'], to: 'deployed' },
};

export const organisationStep = (step: OrganisationStep) => STEPS[step];

/** Whether contracts in these states mean that deployment has begun. */
export const hasStarted = (contracts: readonly ContractState[]): boolean =>
  contracts.some((state) => state !== 'planned' && state !== 'failed');
