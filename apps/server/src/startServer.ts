import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApi } from './api/createApi.ts';
import { serveMeasurements } from './api/serveMeasurements.ts';
import { jobsOf } from './compose/jobs.ts';
import { startJobs } from './external/jobs/jobRunner.ts';
import { createFileSweeper } from './external/files/fileSweeper.ts';
import { createPriceRecorder } from './prices/priceRecorder.ts';
import { createUpgradeFollower } from './upgrades/follower.ts';
import { createRouteFollower } from './bridgeRoutes/follower.ts';
import { createReconciler } from './deployment/reconciler.ts';
import { type Environment, readConfig } from './runtime/readConfig.ts';
import { createHub } from './live/hub.ts';
import { createOutbox } from './store/outbox/outbox.ts';
import { createDependencies, type Substitutes } from './compose/createDependencies.ts';
import type { Dependencies } from './compose/dependencies.ts';
import { createChainIndexer } from './compose/indexing.ts';
import { createChainRelayer } from './compose/relaying.ts';
import { jwtSecret } from './runtime/jwtSecret.ts';
import { createLogger } from './base/logger.ts';
import { collectProcessMetrics } from './base/metrics.ts';
import { runMigrations } from './store/migrate.ts';
import { createJobPool, createLeasePool, createPool } from './store/pool.ts';
import { waitForDatabase } from './store/waitForDatabase.ts';

const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface ServerOptions {
  /** Environment variables, as the README lists them. */
  env: Environment;
  substitutes?: Substitutes;
  /** Whether to collect memory and event-loop metrics of the process. They are global, so one server per process may ask for them. */
  processMetrics?: boolean;
}

export interface Server {
  /** Origin without a trailing slash; null where this process does not play the role `api`. */
  url: string | null;
  dependencies: Dependencies;
  api: FastifyInstance | null;
  /** Finishes requests that are being answered, then stops everything in order. Safe to call twice. */
  close(): Promise<void>;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function startApi(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, log, pool } = dependencies;
  const hub = createHub({ outbox: createOutbox(pool), databaseUrl: config.databaseUrl, log });
  await hub.start();
  try {
    const api = await createApi(dependencies, { jwtSecret: jwtSecret(config), hub });
    await api.listen({ host: config.host, port: config.port });
    return api;
  } catch (error) {
    await hub.stop();
    throw error;
  }
}

/**
 * Starts the roles that the environment names: migrates the database, follows deployments, serves the API.
 * Throws `ConfigError` where the environment is not valid.
 */
export async function startServer({ env, substitutes, processMetrics = false }: ServerOptions): Promise<Server> {
  const config = readConfig(env, { webDir: WEB_DIR });
  const log = createLogger(config.logLevel);
  const pool = createPool(config.databaseUrl, log, { patienceMs: config.databasePatienceMs });
  const undo: (() => Promise<unknown>)[] = [() => pool.end()];
  const unwind = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    await waitForDatabase(pool, log);
    await runMigrations(config.databaseUrl);
    const dependencies = createDependencies(config, log, pool, substitutes);
    if (processMetrics) collectProcessMetrics(dependencies.metrics);
    if (config.signups === 'allowlist') await dependencies.users.endSessionsExcept(config.allowlist);

    const { pictures, planner, buyersReader } = dependencies;
    undo.push(() => Promise.all([pictures, planner, buyersReader].map((pool) => pool.close())));
    const prices = createPriceRecorder(dependencies);
    await prices.start();
    undo.push(async () => prices.stop());
    // Whatever starts last stops first: requests and streams, then the deployment ledger, then the chains, then the database.
    if (config.roles.includes('indexer')) {
      const leases = createLeasePool(config.databaseUrl, log, config.chains.length);
      undo.push(() => leases.end());
      const indexer = createChainIndexer(dependencies, leases);
      const reconciler = createReconciler(dependencies);
      indexer.start();
      undo.push(() => indexer.stop());
      reconciler.start();
      undo.push(() => reconciler.stop());
      const upgrades = createUpgradeFollower(dependencies);
      upgrades.start();
      undo.push(() => upgrades.stop());
      const routes = createRouteFollower(dependencies);
      routes.start();
      undo.push(() => routes.stop());
    }
    if (config.roles.includes('relayer') && config.relayer) {
      const leases = createLeasePool(config.databaseUrl, log, config.chains.length, 'relayer');
      undo.push(() => leases.end());
      const relayer = createChainRelayer(dependencies, config.relayer, leases);
      relayer.start();
      undo.push(() => relayer.stop());
    }
    const jobPool = createJobPool(config.databaseUrl, log);
    undo.push(() => jobPool.end());
    const jobs = await startJobs(jobsOf(dependencies), { pool: jobPool, log });
    undo.push(() => jobs.stop());
    const api = config.roles.includes('api') ? await startApi(dependencies) : null;
    if (api) {
      undo.push(() => api.close());
      const sweeper = createFileSweeper(dependencies);
      sweeper.start();
      undo.push(() => sweeper.stop());
    }

    if (config.metricsPort !== null) {
      const measurements = await serveMeasurements(dependencies.metrics, { host: config.metricsHost, port: config.metricsPort });
      undo.push(() => measurements.close());
    }

    let closing: Promise<void> | undefined;
    const close = async () => {
      dependencies.health.startDraining();
      // A load balancer needs a moment to notice that this process is no longer ready.
      if (api) await wait(config.drainMs);
      await unwind();
    };
    return {
      url: api ? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}` : null,
      dependencies,
      api,
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await unwind();
    throw error;
  }
}
