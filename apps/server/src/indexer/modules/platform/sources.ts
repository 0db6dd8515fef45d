import { governanceSystemFactoryAbi, organisationDeployerAbi, platformAddresses } from '@althing/bindings';
import { createSource, type Root } from '../../source.ts';
import { governanceSystemHandlers } from './governanceSystem.ts';
import { organisationDeployerHandlers } from './organisationDeployer.ts';

export const platformSources = {
  organisationDeployer: createSource(organisationDeployerAbi, organisationDeployerHandlers, { announces: true }),
  governanceSystemFactory: createSource(governanceSystemFactoryAbi, governanceSystemHandlers),
};

/** They have the same addresses on every chain. */
export const platformRoots: readonly Root[] = [
  { address: platformAddresses.organisationDeployer, kind: 'organisationDeployer' },
  { address: platformAddresses.governanceSystemFactory, kind: 'governanceSystemFactory' },
];
