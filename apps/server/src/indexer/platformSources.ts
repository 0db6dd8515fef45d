import {
  gasRefundAbi,
  governanceSystemFactoryAbi,
  governorAbi,
  governorSpokeAbi,
  organisationDeployerAbi,
  platformAddresses,
  quadraticGovernorAbi,
  safeAbi,
  timelockAbi,
  tokenAbi,
  tokenVestingAbi,
  upgradeAuthorityAbi,
} from '@althing/bindings';
import type { IndexedKind } from './changes.ts';
import { gasRefundHandlers } from './handlers/gasRefund.ts';
import { governanceSystemFactoryHandlers } from './handlers/governanceSystemFactory.ts';
import { governorHandlers } from './handlers/governor.ts';
import { organisationDeployerHandlers } from './handlers/organisationDeployer.ts';
import { quadraticGovernorHandlers } from './handlers/quadraticGovernor.ts';
import { timelockHandlers } from './handlers/timelock.ts';
import { tokenHandlers } from './handlers/token.ts';
import { tokenVestingHandlers } from './handlers/tokenVesting.ts';
import { createSource, type Root, type Source } from './sources.ts';

/** Raise it whenever a handler or an ABI changes what is stored: every chain is then read again. */
export const PROJECTION_VERSION = 3;

// Kept to be shown; the owners and the nonce of a Safe are read from the chain.
const safe = createSource(safeAbi, {});

/** How the contracts of every kind are read. */
export const platformSources = {
  organisationDeployer: createSource(organisationDeployerAbi, organisationDeployerHandlers, { announces: true }),
  governanceSystemFactory: createSource(governanceSystemFactoryAbi, governanceSystemFactoryHandlers),
  proxyAdmin: createSource(upgradeAuthorityAbi, {}),
  protocolUpgrades: safe,
  safeTreasury: safe,
  bondingEngine: safe,
  workingGroup: safe,
  tokenAuthority: safe,
  token: createSource(tokenAbi, tokenHandlers),
  // One kind for both ways of counting: what differs is which events they log.
  governor: createSource([...governorAbi, ...quadraticGovernorAbi], { ...governorHandlers, ...quadraticGovernorHandlers }),
  timelock: createSource(timelockAbi, timelockHandlers),
  refundGas: createSource(gasRefundAbi, gasRefundHandlers),
  tokenVesting: createSource(tokenVestingAbi, tokenVestingHandlers),
  governorSpoke: createSource(governorSpokeAbi, {}),
  preVoteVeto: safe,
  preExecutionVeto: safe,
} satisfies Record<IndexedKind, Source>;

/** The same on every chain. */
export const platformRoots: readonly Root[] = [
  { address: platformAddresses.organisationDeployer, kind: 'organisationDeployer' },
  { address: platformAddresses.governanceSystemFactory, kind: 'governanceSystemFactory' },
];
