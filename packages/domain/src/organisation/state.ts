/** States of an organisation, in their order. An expired one can be registered again, and continues if one of its contracts is found on chain. */
export const ORGANISATION_STATES = ['draft', 'expired', 'registered', 'deploying', 'deployed'] as const;
export type OrganisationState = (typeof ORGANISATION_STATES)[number];

/** Days without activity after which a plan of which nothing was deployed expires. */
export const PLAN_DAYS = 30;

/** `failed` has a reason; a reset sets it back to `planned`. */
export const CONTRACT_STATES = ['planned', 'submitted', 'confirmed', 'verified', 'failed'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

export const CONTRACT_STATE_LABELS = {
  planned: 'Planned',
  submitted: 'Submitted',
  confirmed: 'Confirmed',
  verified: 'Verified',
  failed: 'Failed',
} as const satisfies Record<ContractState, string>;
