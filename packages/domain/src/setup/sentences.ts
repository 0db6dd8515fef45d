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
  preExecutionVeto: 'Please configure Pre-Execution Veto modules for all governors that support it',
  multiBridgeChains: 'Please select chains in Multi-Bridge module',
  multiBridgeData: 'Please fill all data in Multi-Bridge module',
  validAddresses: 'Please provide valid addresses',
  multiBridgeOwners: 'Please configure Multi-Bridge owner details for all chains',
  multiBridgeBridges: 'Please enable at least one bridge',
} as const;

/** Ours, where the specification requires a field without saying how. */
export const ENTER_NAME = 'Please enter a name';
