import type { ApiDependencies } from '../api/dependencies.ts';
import type { Pool } from '../store/pool.ts';
import type { RouteCandidates } from '../store/routeCandidates.ts';
import type { Simulations } from '../store/simulations.ts';
import type { UpgradeProposals } from '../store/upgradeProposals.ts';
import type { UpgradeDependencies } from '../upgrades/ports.ts';

/** Everything that the server consists of. */
export interface Dependencies extends ApiDependencies {
  pool: Pool;
  upgradeProposals: UpgradeProposals;
  routeCandidates: RouteCandidates;
  simulations: Simulations;
  /** How upgrades ask chains whether something holds. */
  ask: UpgradeDependencies['ask'];
}
