import { type KnownContract, platformAddresses } from '@althing/bindings';

/** The platform's own contracts that people call, the same on every chain. */
export const PLATFORM_CONTRACTS: readonly KnownContract[] = [
  { address: platformAddresses.organisationDeployer, label: 'Althing’s organisation deployer', abi: 'Organisation deployer' },
];
