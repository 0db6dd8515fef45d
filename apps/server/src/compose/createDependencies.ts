import { join } from 'node:path';
import { runChecks } from '@althing/bindings';
import { chainById } from '@althing/domain/chains';
import { liveTopic } from '@althing/domain/http';
import { createBuyersReader } from '../bonds/marketBuyers.ts';
import { createOrderedProviders } from '../bridgeRoutes/providers.ts';
import { adopt } from '../deployment/adopt.ts';
import { askAtCreation } from '../deployment/askAtCreation.ts';
import { askChecks } from '../deployment/askChecks.ts';
import { createPlanner } from '../deployment/planner.ts';
import type { ChainData } from '../store/chain/chainData.ts';
import { isSignedByKey } from '../chains/verifySignature.ts';
import { type ChainClients, createChainClients } from '../chains/chainClients.ts';
import { readDrift } from '../deployment/drift.ts';
import { createLedger } from '../deployment/ledger.ts';
import type { CheckRunner, PublishLedgerChange } from '../deployment/ports.ts';
import { createEnsReader } from '../chains/ensReader.ts';
import { createDiskFileStore } from '../external/files/fileStore.ts';
import { createPictureReader } from '../external/files/picture/pictureReader.ts';
import { publish } from '../store/outbox/publish.ts';
import { createChainData } from '../store/chain/createChainData.ts';
import { createTransfers } from '../store/chain/transfers.ts';
import { createTokenReader } from '../chains/readToken.ts';
import { createBondData } from '../store/bonds/bondData.ts';
import { createPortals } from '../store/bridges/portals.ts';
import { createTokenMinters } from '../store/bridges/tokenMinters.ts';
import { createOrganisationsAt } from '../store/bridges/organisationsAt.ts';
import { createTravellingTokens } from '../store/bridges/travellingTokens.ts';
import { createBridgeTransactions } from '../store/bridges/transactions.ts';
import { createBondRecords } from '../store/bondRecords.ts';
import { createMarketPermits } from '../store/marketPermits.ts';
import { createCategories } from '../store/categories.ts';
import { createDatabase, type Database } from '../store/database.ts';
import { createDelegateStatements } from '../store/delegateStatements.ts';
import { createDeployments } from '../store/deployments.ts';
import { createFiles } from '../store/files.ts';
import { createFirstWords } from '../store/firstWords.ts';
import { createForumLinks } from '../store/forumLinks.ts';
import { createOrganisationList } from '../store/organisationList.ts';
import { createOrganisations } from '../store/organisations.ts';
import { isDatabaseUp, type Pool } from '../store/pool.ts';
import { createRateLimits } from '../store/rateLimits.ts';
import { createRelayerStore } from '../store/relayer.ts';
import { createReceipts } from '../store/receipts.ts';
import { createRouteCandidates } from '../store/routeCandidates.ts';
import { createRouteOrders } from '../store/routeOrders.ts';
import { createRouteTransfers } from '../store/routeTransfers.ts';
import { createSafeRecords } from '../store/safes/safeRecords.ts';
import { createSimulations } from '../store/simulations.ts';
import { createSearch } from '../store/search.ts';
import { createUserRecords } from '../store/userRecords.ts';
import { createTasks } from '../store/tasks/tasks.ts';
import { createTokenPrices } from '../store/tokenPrices.ts';
import { createUpgradeProposals } from '../store/upgradeProposals.ts';
import { createSimulation, type SimulationDependencies } from '../simulation/simulation.ts';
import { readProgress } from '../upgrades/follow.ts';
import { leftBehind } from '../upgrades/leftBehind.ts';
import { createUpgrades } from '../upgrades/upgrades.ts';
import type { UpgradeDependencies } from '../upgrades/ports.ts';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import type { Dependencies } from './dependencies.ts';
import { createHealth } from '../base/health.ts';
import type { Logger } from '../base/logger.ts';
import { createMetrics } from '../base/metrics.ts';

/** What tests use in place of the real thing. */
export interface Substitutes {
  now?: Clock;
  runChecks?: CheckRunner;
  createPlanner?: typeof createPlanner;
  chainData?: ChainData;
  isSignedByKey?: typeof isSignedByKey;
}

/** What is kept in the database and needs nothing else. */
const createRecords = (db: Database, pool: Pool) => ({
  files: createFiles(db),
  forumLinks: createForumLinks(db),
  categories: createCategories(db),
  rateLimits: createRateLimits(db),
  delegateStatements: createDelegateStatements(db),
  relayerStore: createRelayerStore(db),
  bondRecords: createBondRecords(db),
  marketPermits: createMarketPermits(db),
  tokenPrices: createTokenPrices(pool),
  transfers: createTransfers(pool),
  portals: createPortals(pool),
  organisationsAt: createOrganisationsAt(pool),
  travellingTokens: createTravellingTokens(pool),
  routeTransfers: createRouteTransfers(db),
  routeOrders: createRouteOrders(db),
  routeCandidates: createRouteCandidates(db),
  simulations: createSimulations(db),
  upgradeProposals: createUpgradeProposals(db),
});

/** Tells open pages that the record of an organisation has changed. */
const createAnnouncer =
  (db: Database, log: Logger): PublishLedgerChange =>
  ({ organisationId, chainId }) => {
    publish(db, [{ topic: liveTopic.organisation(organisationId), body: chainId === null ? {} : { chainId } }]).catch((error: unknown) =>
      log.warn({ err: error, organisationId }, 'could not announce a change'),
    );
  };

const createUploads = ({ dataDir }: Config) => ({
  fileStore: createDiskFileStore(join(dataDir, 'files')),
  pictures: createPictureReader(),
});

/** Whom we ask besides the chains that are served. */
const createOutsiders = ({ bridgeRoutes, ens }: Config, now: Clock) => ({
  orderedRoutes: createOrderedProviders(bridgeRoutes, now),
  ens: ens && createEnsReader(ens),
});

/** How chains are asked whether they are as planned. */
const askingOf = (checking: {
  chains: ChainClients;
  runChecks: CheckRunner;
}): Pick<UpgradeDependencies, 'chains' | 'ask' | 'askAtCreation'> => ({
  chains: checking.chains,
  ask: (chainId, checks) => askChecks(checking, chainId, checks, {}),
  askAtCreation: (chainId, contract, checks) => askAtCreation(checking, chainId, contract, checks),
});

/** How far what upgrades plan has come, by the chains. */
const plannedReadings = (
  asking: Pick<UpgradeDependencies, 'chains' | 'ask' | 'askAtCreation'>,
): Pick<SimulationDependencies, 'leftBehind' | 'readProgress'> => ({
  leftBehind: (plans, recorded) => leftBehind(asking, plans, recorded),
  readProgress: (transactions) => readProgress(asking, transactions),
});

/** Creates all parts of the server and connects them; nothing is started yet. */
export function createDependencies(config: Config, log: Logger, pool: Pool, substitutes: Substitutes = {}): Dependencies {
  const now: Clock = substitutes.now ?? (() => new Date());
  const metrics = createMetrics();
  const db = createDatabase(pool);
  const chains = createChainClients(config.chains, metrics);
  const deployments = createDeployments(db);
  const organisations = createOrganisations(db);
  const receipts = createReceipts(db);
  const planner = (substitutes.createPlanner ?? createPlanner)(config);
  const checking = { chains, runChecks: substitutes.runChecks ?? runChecks };
  const tokenMinters = createTokenMinters(pool);
  const reading = { ...checking, deployments, receipts, tokenMinters, now, publish: createAnnouncer(db, log) };
  const ledger = createLedger({ ...reading, organisations, metrics, log, planner, quota: config.organisationQuota });
  const chainData = substitutes.chainData ?? createChainData(pool, now);
  const safeRecords = createSafeRecords(db, pool);
  const organisationList = createOrganisationList(db);
  const asking = askingOf(checking);
  const isSigned = substitutes.isSignedByKey ?? isSignedByKey;
  const bondData = createBondData(pool, createTokenReader(chains), now);
  const records = createRecords(db, pool);
  return {
    config,
    log,
    metrics,
    health: createHealth(() => isDatabaseUp(pool)),
    now,
    pool,
    chains,
    isSignedByKey: isSigned,
    ...createUserRecords(db),
    ...records,
    ...createOutsiders(config, now),
    ...createUploads(config),
    organisations,
    findFirstWords: createFirstWords(db),
    organisationList,
    deployments,
    receipts,
    planner,
    ledger,
    chainData,
    buyersReader: createBuyersReader(now),
    bondData,
    tokenMinters,
    simulation: createSimulation({
      config,
      chains,
      organisations,
      organisationList,
      deployments,
      chainData,
      safeRecords,
      upgradeProposals: records.upgradeProposals,
      simulations: records.simulations,
      ...plannedReadings(asking),
      now,
      log,
    }),
    search: createSearch(pool, organisationList),
    tasks: createTasks(pool, chainData, now, (chainId) => chainById(config.chains, chainId)?.nativeCurrency),
    readDrift: (organisationId) => readDrift(reading, organisationId),
    ask: asking.ask,
    upgrades: createUpgrades({
      ...asking,
      listedChains: config.listedChains,
      isSignedByKey: isSigned,
      organisations,
      deployments,
      upgradeProposals: records.upgradeProposals,
      chainData,
      tokenMinters,
      now,
      plan: (planning) => planner.planUpgrade(planning),
      adopt: (organisation, upgrade) => adopt(reading, organisation, upgrade),
    }),
    safeRecords,
    bridgeTransactions: createBridgeTransactions(pool, bondData.tokens, () => now().getTime() / 1000),
  };
}
