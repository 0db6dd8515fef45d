import type { Address } from '@althing/domain/units';
import { platformAddresses as generated } from './generated/platformAddresses.ts';

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
  /** On local chains only, as all that follow. */
  passportScores: generated.PassportScores,
  twapOracle: generated.TWAPOracle,
  twapBondOracle: generated.TWAPBondOracle,
  feeCollector: generated.FeeCollector,
  localDollar: generated.LocalDollar,
  localGold: generated.LocalGold,
  localPool: generated.LocalPool,
} as const satisfies Record<string, Address>;
