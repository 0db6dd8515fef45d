import { type KnownAbiName, type KnownContract, platformAddresses } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import { type ContractKind, contractName } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';

const ABIS: Record<ContractKind, KnownAbiName> = {
  proxyAdmin: 'Upgrade authority',
  protocolUpgrades: 'Safe',
  safeTreasury: 'Safe',
  bondingEngine: 'Safe',
  workingGroup: 'Safe',
  tokenAuthority: 'Safe',
  token: 'Token',
  governor: 'Governor',
  timelock: 'Timelock',
  refundGas: 'Gas refund',
  preVoteVeto: 'Safe',
  preExecutionVeto: 'Safe',
  tokenVesting: 'Vesting',
  governorSpoke: 'Governor spoke',
};

/** Contracts of a chain whose calls can be put into words with certainty: the organisation's own and the platform's. */
export function knownContractsOf(contracts: OrganisationDetail['contracts'], chainId: number): KnownContract[] {
  const own = contracts
    .filter((contract) => contract.chainId === chainId)
    .map((contract) => ({ address: contract.address as Address, label: contractName(contract), abi: ABIS[contract.kind] }));
  return [
    ...own,
    { address: platformAddresses.organisationDeployer, label: 'Althing’s organisation deployer', abi: 'Organisation deployer' },
  ];
}
