/** States of an organisation; the only way is forward. */
export const ORGANISATION_STATES = ['draft', 'registered', 'deploying', 'deployed'] as const;
export type OrganisationState = (typeof ORGANISATION_STATES)[number];

/** `failed` carries a reason and goes back to `planned` by a reset. */
export const CONTRACT_STATES = ['planned', 'submitted', 'confirmed', 'verified', 'failed'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

export const CONTRACT_STATE_LABELS = {
  planned: 'Planned',
  submitted: 'Submitted',
  confirmed: 'Confirmed',
  verified: 'Verified',
  failed: 'Failed',
} as const satisfies Record<ContractState, string>;
