import type { ContractKind } from '@althing/domain/organisation';

/** docs/requirements.md#deployment-status, and sentences of our own for the other contracts. */
const STATUS_TEXTS: Record<ContractKind, string> = {
  proxyAdmin: 'Deploying Upgrade Authority',
  protocolUpgrades: 'Deploying Protocol Upgrades Safe',
  safeTreasury: 'Deploying Safe Treasury',
  bondingEngine: 'Deploying VEO Manager Safe',
  workingGroup: 'Deploying Working Group Safe',
  tokenAuthority: 'Deploying Token Owner Safe',
  token: 'Deploying Token',
  governor: 'Initialising governor system',
  timelock: 'Initialising governor system',
  refundGas: 'Initialising governor system',
  preVoteVeto: 'Deploying Pre-Vote Veto Safe',
  preExecutionVeto: 'Deploying Pre-Execution Veto Safe',
  tokenVesting: 'Deploying Vesting',
  governorSpoke: 'Deploying Voting on Another Chain',
};

/** What is happening while the transaction that creates this contract is under way. */
export const statusText = (kind: ContractKind): string => STATUS_TEXTS[kind];
