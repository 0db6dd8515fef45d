import type { Address } from '@althing/domain/units';
import { platformAddresses as generated } from './generated/platformAddresses.ts';
import { SAFE_CONTRACTS } from './safe/canonical.ts';

/** Addresses of the platform's contracts, the same on every chain. Derived from their code and never configured. */
export const platformAddresses = {
  proxyUpgrader: generated.ProxyUpgrader,
  proxyFactory: generated.ProxyFactory,
  authorityImplementation: generated.UpgradeAuthority,
  tokenImplementation: generated.OrganisationToken,
  vestingImplementation: generated.TokenVesting,
  spokeImplementation: generated.GovernorSpoke,
  governorImplementation: generated.OrganisationGovernor,
  quadraticGovernorImplementation: generated.QuadraticGovernor,
  timelockImplementation: generated.OrganisationTimelock,
  governanceSystemFactory: generated.GovernanceSystemFactory,
  organisationNamespaces: generated.OrganisationNamespaces,
  organisationDeployer: generated.OrganisationDeployer,
  messageExecutorImplementation: generated.MessageExecutor,
  /** This and the following ones exist on local chains only. */
  passportScores: generated.PassportScores,
  twapOracle: generated.TWAPOracle,
  twapBondOracle: generated.TWAPBondOracle,
  feeCollector: generated.FeeCollector,
  localDollar: generated.LocalDollar,
  localGold: generated.LocalGold,
  localPool: generated.LocalPool,
  localRouter: generated.LocalRouter,
  localVault: generated.LocalVault,
  localProver: generated.LocalProver,
  localSpokePool: generated.LocalSpokePool,
  localSwift: generated.LocalSwift,
  localForwarder: generated.LocalForwarder,
  transceiverStructs: generated.TransceiverStructs,
  messageControllerImplementation: generated.MessageController,
  assetControllerImplementation: generated.AssetController,
} as const satisfies Record<string, Address>;

/** Contracts that must be on a chain before anything is deployed through the platform there, including those of Safe. */
export const REQUIRED_CONTRACTS: readonly Address[] = [
  platformAddresses.proxyUpgrader,
  platformAddresses.proxyFactory,
  platformAddresses.authorityImplementation,
  platformAddresses.tokenImplementation,
  platformAddresses.vestingImplementation,
  platformAddresses.spokeImplementation,
  platformAddresses.governorImplementation,
  platformAddresses.quadraticGovernorImplementation,
  platformAddresses.timelockImplementation,
  platformAddresses.organisationNamespaces,
  platformAddresses.organisationDeployer,
  SAFE_CONTRACTS.proxyFactory.address,
  SAFE_CONTRACTS.singleton.address,
  SAFE_CONTRACTS.fallbackHandler.address,
];
