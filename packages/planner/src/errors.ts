/** Reasons why a form cannot be planned, with the sentences of docs/requirements.md#planning-errors where it has one. */
export const PLAN_ERRORS = {
  'governor-without-chain': 'Governor does not have chain ID',
  'governor-duplicated': 'Governor name already exists',
  'voting-period-zero': 'Voting period must be greater than 0',
  'quadratic-unavailable': 'GovernorQuadratic contract not found for this chain',
  'voting-chains-unavailable': 'Multi-Bridge module not configured',
  'message-controller-missing': 'Logic contract not found for this chain',
  'multi-bridge-settings-missing': 'Multi-bridge settings are not found',
  'multi-bridge-deployers-differ': 'One account has to deploy on all chains of the Multi-Bridge',
  'portal-token-missing': 'Organisation token not found for this chain',
  'portal-admin-missing': 'Asset controller admin not found',
  'portal-settings-invalid': 'Asset portal settings for this chain are invalid',
  'portal-unavailable': 'Adapter for source or destination not found',
  'portal-not-editable': 'The token of portals, where it is locked and what its functions are called stay as they were founded',
  'portal-deployers-differ': 'One account has to deploy on all chains of the Portals',
  'veto-without-governor': 'The governor does not exist',
  'pre-vote-veto-without-delay': 'A veto before voting needs a voting delay of at least 10 minutes',
  'pre-execution-veto-without-timelock': 'A veto before execution needs a timelock',
  'timelock-too-short': 'A timelock must be at least 10 minutes',
  'quorum-without-base': 'The quorum must be a share above 0 % of tokens that exist on the chain of the governor',
  'governor-not-editable': 'Token, timelock, refunds and the way of counting stay as they were founded',
  'quadratic-on-one-chain': 'Quadratic governors count votes of their own chain only',
  'vesting-dates-invalid': 'The dates of a vesting schedule must be in order',
  'existing-token-unread': 'The supply of an existing token could not be read',
  'existing-token-created': 'Nothing is created of a token that exists already, so nobody can be given any at the beginning',
  'existing-token-on-one-chain': 'Around a token that exists already, votes are counted on the governor’s chain only so far',
  'token-missing': 'Token not found for this chain',
  'token-owner-missing': 'Token owner not found',
  'token-owner-address-missing': 'Token owner address not found',
  'bridge-tax-treasury-missing': 'Bridge tax treasury not found',
  'bridge-taxes-invalid': 'The thresholds of bridge taxes must differ and be amounts that a bridge can bring',
  'vesting-amount-missing': 'Vesting receiver amount is not defined',
  'receiver-missing': 'Deployed token receiver contract not found',
  'supply-too-large': 'The supply would be too large for votes to be counted',
  'upgrade-owner-missing': 'Proxy admin address not found',
  'owner-missing': 'Owner is not found',
  'module-keys-cyclic': 'Owner is not found',
  'threshold-too-high': 'The threshold is higher than the number of owners',
  'address-invalid': 'The address is invalid',
  'deployer-missing': 'User is not connected',
  'heir-missing': 'The owner of the protocol upgrades cannot act on a chain where the organisation does not stand yet',
  'contract-not-editable': 'This part of an organisation stays as it was founded',
  'chain-left': 'An organisation does not leave a chain. Keep something of it there',
  'addresses-differ': 'This version of the planner would give the organisation other addresses than it has',
  'salt-invalid': 'Salt is not found',
  'transaction-too-large': 'This does not fit into one transaction',
} as const;

export type PlanErrorCode = keyof typeof PLAN_ERRORS;

/** The form cannot be deployed as it is; a person has to change it. */
export class PlanError extends Error {
  override name = 'PlanError';
  readonly code: PlanErrorCode;
  /** What it is about, for a log or a second line: a chain, a step, a module key. */
  readonly detail: string;

  constructor(code: PlanErrorCode, detail: string) {
    super(PLAN_ERRORS[code]);
    this.code = code;
    this.detail = detail;
  }
}
