import type { ApiDependencies } from '../api/dependencies.ts';
import type { Pool } from '../store/pool.ts';
import type { UpgradeProposals } from '../store/upgradeProposals.ts';
import type { UpgradeDependencies } from '../upgrades/ports.ts';

/** Everything that the server consists of. */
export interface Dependencies extends ApiDependencies {
  pool: Pool;
  upgradeProposals: UpgradeProposals;
  /** How upgrades ask chains whether something holds. */
  ask: UpgradeDependencies['ask'];
}
