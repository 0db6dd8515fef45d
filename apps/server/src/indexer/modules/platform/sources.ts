import { governanceSystemFactoryAbi, organisationDeployerAbi, platformAddresses } from '@althing/bindings';
import { createSource, type Root } from '../../source.ts';
import { governanceSystemFactoryHandlers } from './governanceSystemFactory.ts';
import { organisationDeployerHandlers } from './organisationDeployer.ts';

export const platformSources = {
  organisationDeployer: createSource(organisationDeployerAbi, organisationDeployerHandlers, { announces: true }),
  governanceSystemFactory: createSource(governanceSystemFactoryAbi, governanceSystemFactoryHandlers),
};

/** They have the same addresses on every chain. */
export const platformRoots: readonly Root[] = [
  { address: platformAddresses.organisationDeployer, kind: 'organisationDeployer' },
  { address: platformAddresses.governanceSystemFactory, kind: 'governanceSystemFactory' },
];
