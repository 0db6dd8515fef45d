/** States of an organisation. The way is forward; what expired is registered again, or found on a chain after all. */
export const ORGANISATION_STATES = ['draft', 'expired', 'registered', 'deploying', 'deployed'] as const;
export type OrganisationState = (typeof ORGANISATION_STATES)[number];

/** A plan of which nothing stands, and which nobody has touched for so long, expires. */
export const PLAN_DAYS = 30;

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
