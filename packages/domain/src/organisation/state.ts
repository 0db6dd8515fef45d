/** States of an organisation; the only way is forward. */
export const ORGANISATION_STATES = ['draft', 'registered', 'deploying', 'deployed'] as const;
export type OrganisationState = (typeof ORGANISATION_STATES)[number];

/** `failed` carries a reason and goes back to `planned` by a reset. */
export const CONTRACT_STATES = ['planned', 'submitted', 'confirmed', 'verified', 'failed'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** What a contract of an organisation is. Plain addresses are not deployed and have no row. */
export const CONTRACT_KINDS = [
  'proxyAdmin',
  'protocolUpgrades',
  'safeTreasury',
  'bondingEngine',
  'workingGroup',
  'tokenAuthority',
  'token',
  'governor',
  'timelock',
  'refundGas',
  'preVoteVeto',
  'preExecutionVeto',
  'tokenVesting',
  'governorSpoke',
] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];
