import { type KnownContract, platformAddresses, SAFE_CONTRACTS } from '@althing/bindings';

/** The platform's own contracts that people call, the same on every chain. */
export const PLATFORM_CONTRACTS: readonly KnownContract[] = [
  { address: platformAddresses.organisationNamespaces, label: 'Althing’s register of organisations', abi: 'Organisations' },
  { address: platformAddresses.organisationDeployer, label: 'Althing’s organisation deployer', abi: 'Organisation deployer' },
  // What Safes run to make several calls at once.
  { address: SAFE_CONTRACTS.multiSendCallOnly.address, label: 'Safe’s batch of calls', abi: 'MultiSend' },
  { address: SAFE_CONTRACTS.multiSend.address, label: 'Safe’s batch of calls', abi: 'MultiSend' },
];
