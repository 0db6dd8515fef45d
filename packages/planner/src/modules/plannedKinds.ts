import { governorStep } from './1token1vote/governorStep.ts';
import { timelockStep } from './1token1vote/timelockStep.ts';
import { lockboxStep } from './lockbox/lockboxStep.ts';
import { controllerStep } from './multi-bridge/controllerStep.ts';
import { bridgeOriginators, bridgeOwners, bridgeVetoers } from './multi-bridge/controllerWallets.ts';
import { spokeStep } from './multi-bridge/spokeStep.ts';
import type { PlannedKinds } from './plannedKind.ts';
import { portalAdminWallets } from './portals/portalAdminWallets.ts';
import { portalStep } from './portals/portalStep.ts';
import { preExecutionVetoWallets } from './pre-execution-veto/vetoWallets.ts';
import { preVoteVetoWallets } from './pre-vote-veto/vetoWallets.ts';
import { authorityStep } from './protocol-upgrades/authorityStep.ts';
import { upgradeWallets } from './protocol-upgrades/upgradeWallets.ts';
import { refundStep } from './refund/refundStep.ts';
import { safes } from './safe/safes.ts';
import { tokenStep } from './token/tokenStep.ts';
import { bridgeTaxTreasuryWallets } from './token/bridgeTaxTreasuryWallets.ts';
import { tokenAuthorityWallets } from './token/tokenAuthorityWallets.ts';
import { vestingStep } from './vesting/vestingStep.ts';

/** How contracts of each kind are planned. A missing kind does not compile. */
export const PLANNED_KINDS: PlannedKinds = {
  proxyAdmin: { steps: (chain) => [authorityStep(chain)] },
  protocolUpgrades: safes(upgradeWallets),
  safeTreasury: safes(({ modules }) => modules.safeTreasury),
  bondingEngine: safes(({ modules }) => modules.bondingEngine),
  workingGroup: safes(({ modules }) => modules.workingGroup),
  tokenAuthority: safes(tokenAuthorityWallets),
  token: { steps: (chain) => (chain.token ? [tokenStep(chain.token, chain)] : []) },
  governor: { steps: (chain) => chain.governors.map((governor) => governorStep(governor, chain)) },
  timelock: { steps: (chain) => chain.governors.flatMap((governor) => timelockStep(governor, chain)) },
  refundGas: { steps: (chain) => chain.governors.flatMap((governor) => refundStep(governor, chain)) },
  preVoteVeto: safes(preVoteVetoWallets),
  preExecutionVeto: safes(preExecutionVetoWallets),
  tokenVesting: { steps: (chain) => (chain.vesting ? [vestingStep(chain.vesting, chain)] : []) },
  tokenBridgeTaxTreasury: safes(bridgeTaxTreasuryWallets),
  messageController: { steps: (chain) => (chain.controller ? [controllerStep(chain.controller, chain)] : []) },
  multiBridgeOriginator: safes(bridgeOriginators),
  multiBridgeOwner: safes(bridgeOwners),
  multiBridgeVeto: safes(bridgeVetoers),
  lockbox: { steps: lockboxStep },
  assetController: { steps: (chain) => (chain.portal ? [portalStep(chain.portal, chain)] : []) },
  assetControllerAdmin: safes(portalAdminWallets),
  governorSpoke: { steps: (chain) => chain.spokes.map((spoke) => spokeStep(spoke, chain)) },
};
