import { type KnownContract, platformAddresses } from '@althing/bindings';

/** The platform's own contracts that people call, the same on every chain. */
export const PLATFORM_CONTRACTS: readonly KnownContract[] = [
  { address: platformAddresses.organisationNamespaces, label: 'Althing’s register of organisations', abi: 'Organisations' },
  { address: platformAddresses.organisationDeployer, label: 'Althing’s organisation deployer', abi: 'Organisation deployer' },
];
