import type { Address } from '@althing/domain/units';
import { platformAddresses as generated } from './generated/platformAddresses.ts';
import { SAFE_CONTRACTS } from './safe/canonical.ts';

/** Where the shared contracts stand on every chain: made from their code, never configured. */
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
  organisationDeployer: generated.OrganisationDeployer,
  messageExecutorImplementation: generated.MessageExecutor,
  /** On local chains only, as all that follow. */
  passportScores: generated.PassportScores,
  twapOracle: generated.TWAPOracle,
  twapBondOracle: generated.TWAPBondOracle,
  feeCollector: generated.FeeCollector,
  localDollar: generated.LocalDollar,
  localGold: generated.LocalGold,
  localPool: generated.LocalPool,
  localProver: generated.LocalProver,
  messageControllerImplementation: generated.MessageController,
  assetControllerImplementation: generated.AssetController,
} as const satisfies Record<string, Address>;

/** What has to stand on a chain before anything is deployed through the platform there, Safe's contracts included. */
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
  platformAddresses.governanceSystemFactory,
  platformAddresses.organisationDeployer,
  SAFE_CONTRACTS.proxyFactory.address,
  SAFE_CONTRACTS.singleton.address,
  SAFE_CONTRACTS.fallbackHandler.address,
];
