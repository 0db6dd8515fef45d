import type { EndpointKey } from '@althing/domain/http';
import type { Hub } from '../live/hub.ts';
import type { ApiDependencies } from './dependencies.ts';
import type { Handlers } from './endpointHandlers.ts';
import { createNodeTurns } from './nodeTurns.ts';
import { createPlanningTurns } from './planningTurns.ts';
import { attestationHandlers } from './routes/attestations.ts';
import { authHandlers } from './routes/auth.ts';
import { bondChartHandlers } from './routes/bondCharts.ts';
import { bondMarketHandlers } from './routes/bondMarkets.ts';
import { marketPermitHandlers } from './routes/marketPermits.ts';
import { bondSellerHandlers } from './routes/bondSellers.ts';
import { bondTotalHandlers } from './routes/bondTotals.ts';
import { bondUserHandlers } from './routes/bondUsers.ts';
import { bridgeHandlers } from './routes/bridge.ts';
import { bridgeRouteHandlers } from './routes/bridgeRoutes.ts';
import { configHandlers } from './routes/config.ts';
import { deploymentHandlers } from './routes/deployment.ts';
import { feedHandlers } from './routes/feed.ts';
import { fileHandlers } from './routes/files.ts';
import { driftHandlers } from './routes/drift.ts';
import { forumHandlers } from './routes/forum.ts';
import { governanceHandlers } from './routes/governance.ts';
import { labelHandlers } from './routes/labels.ts';
import { localHandlers } from './routes/local.ts';
import { memberHandlers } from './routes/members.ts';
import { nameHandlers } from './routes/names.ts';
import { organisationHandlers } from './routes/organisations.ts';
import { priceHandlers } from './routes/prices.ts';
import { relayerFeeHandlers } from './routes/relayerFees.ts';
import { searchHandlers } from './routes/search.ts';
import { simulationHandlers } from './routes/simulation.ts';
import { tokenHandlers } from './routes/tokens.ts';
import { transferLimitHandlers } from './routes/transferLimits.ts';
import { travellingTokenHandlers } from './routes/travellingTokens.ts';
import { treasuryHandlers } from './routes/treasury.ts';
import { upgradeHandlers } from './routes/upgrades.ts';
import { userHandlers } from './routes/users.ts';

/** One handler for every endpoint of the table; a missing one does not compile. */
export function createHandlers(dependencies: ApiDependencies, hub: Pick<Hub, 'position'>): Handlers<EndpointKey> {
  const inTurn = createPlanningTurns();
  const inNodeTurn = createNodeTurns();
  return {
    ...configHandlers(dependencies, hub),
    ...authHandlers(dependencies),
    ...userHandlers(dependencies),
    ...feedHandlers(dependencies),
    ...labelHandlers(dependencies),
    ...fileHandlers(dependencies),
    ...organisationHandlers(dependencies, inTurn),
    ...deploymentHandlers(dependencies, inTurn),
    ...driftHandlers(dependencies, inNodeTurn),
    ...forumHandlers(dependencies),
    ...searchHandlers(dependencies),
    ...governanceHandlers(dependencies),
    ...memberHandlers(dependencies),
    ...nameHandlers(dependencies),
    ...attestationHandlers(dependencies),
    ...bondChartHandlers(dependencies),
    ...bondMarketHandlers(dependencies),
    ...marketPermitHandlers(dependencies),
    ...bondSellerHandlers(dependencies),
    ...bondTotalHandlers(dependencies),
    ...bondUserHandlers(dependencies),
    ...bridgeHandlers(dependencies, inNodeTurn),
    ...bridgeRouteHandlers(dependencies, inNodeTurn),
    ...priceHandlers(dependencies),
    ...relayerFeeHandlers(dependencies, inNodeTurn),
    ...simulationHandlers(dependencies, inNodeTurn),
    ...tokenHandlers(dependencies, inNodeTurn),
    ...transferLimitHandlers(dependencies, inNodeTurn),
    ...travellingTokenHandlers(dependencies),
    ...treasuryHandlers(dependencies),
    ...upgradeHandlers(dependencies, inTurn, inNodeTurn),
    ...localHandlers(dependencies),
  };
}
