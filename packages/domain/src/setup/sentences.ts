/** docs/requirements.md#wizard-messages, word for word. */
export const SELECT = 'Please select';
export const SELECT_CHAIN = 'Please select a chain';
export const ADDRESS_INVALID = 'The address is invalid';
export const VOTING_PERIOD_ZERO = 'Voting period must be greater than 0';
export const GOVERNOR_NAME_EXISTS = 'Governor name already exists';

export const TOASTS = {
  fillInAllData: 'Please fill in all data',
  fillInValidData: 'Please fill in valid data',
  receivers: 'Check if you have provided all data for token receivers across all of the selected chains',
  authority: 'Please provide all data for Token Authority',
  bridgeTaxTreasury: 'Please provide all data for Bridge Tax Treasury',
  portals: 'Please provide all data for Asset Transfer Portals',
  portalLimits: 'Standard limits must be lower than Multi-Bridge limits',
  existingTokens: 'One or more tokens are not valid',
  wrapping: 'Please answer if you accept to wrap your tokens',
  preExecutionVeto: 'Please configure Pre-Execution Veto modules for all governors that support it',
  multiBridgeChains: 'Please select chains in Multi-Bridge module',
  multiBridgeData: 'Please fill all data in Multi-Bridge module',
  validAddresses: 'Please provide valid addresses',
  multiBridgeOwners: 'Please configure Multi-Bridge owner details for all chains',
  multiBridgeBridges: 'Please enable at least one bridge',
} as const;

/** docs/requirements.md#portals, word for word. */
export const ABOVE_STANDARD_LIMIT = 'Must be higher than standard limit';
export const UNSUPPORTED_BRIDGES = 'Some of the selected bridges are unsupported for asset transfer';

/** docs/requirements.md#token-form, word for word: a warning, and what it advises. */
export const NOT_XERC20 = 'Provided token is not XERC20';
export const WRAP_IT = 'We recommend wrapping it';

/** For an existing token that no governor can count. */
export const tokenWithoutVotes = (symbol: string, chain: string): string =>
  `${symbol} on ${chain} does not count votes by time, so no governor can count it as it is. Please accept to wrap it`;

/** What the contracts refuse: guardians without time to act, and timelocks that are too short. */
export const TIMELOCK_TOO_SHORT = 'At least 10 minutes, or 0 for none';
export const VETO_NEEDS_DELAY = 'A veto before voting needs a voting delay of at least 10 minutes in this governor';
export const VETO_NEEDS_TIMELOCK = 'A veto before execution needs a timelock in this governor';
export const MESSAGE_VETO_NEEDS_TIMELOCK = 'A veto of messages needs a timelock of at least 10 minutes';
export const QUORUM_ZERO = 'The quorum must be above 0 %: without one, a single vote decides';

/** Our own, where the specification requires a field but gives no message. */
export const ENTER_NAME = 'Please enter a name';
export const EACH_CHAIN_ONCE = 'Please name each chain once';

/** A module that nothing would come of. */
export const NO_REFUNDS = 'No governor pays votes back. Please choose one, or deselect the Refund Mechanism';
