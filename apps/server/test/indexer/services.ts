import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type LocalChain, startPlatformChain, startPostgres, temporaryFolder, untakenPort } from '@althing/devnet';
import pg from 'pg';
import type { Plans } from '../../src/store/chain/watched.ts';
import { waitForDatabase } from '../../src/store/waitForDatabase.ts';
import { copyPreparedCluster, MIGRATED } from '../support/preparedCluster.ts';

/** A pool whose lost connections do not end the process. */
export function createTestPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export interface TestPostgres {
  url: string;
  /** A new, empty, migrated database. */
  createDatabase(name: string): Promise<{ url: string; pool: pg.Pool }>;
  stop(): Promise<void>;
}

/** A throw-away Postgres. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = temporaryFolder('althing-indexer-');
  const dataDir = join(folder, 'postgres');
  await copyPreparedCluster(dataDir);
  const postgres = await startPostgres({ dataDir, port: await untakenPort(), disposable: true });
  const admin = createTestPool(postgres.url(), 1);
  await waitForDatabase(admin);
  const pools: pg.Pool[] = [];
  return {
    url: postgres.url(),
    async createDatabase(name) {
      await admin.query(`create database ${name} template ${MIGRATED}`);
      const pool = createTestPool(postgres.url(name));
      pools.push(pool);
      return { url: postgres.url(name), pool };
    },
    async stop() {
      await Promise.all([admin, ...pools].map((pool) => pool.end()));
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where nobody registers plans: whatever is announced is watched. */
export const everythingPlanned: Plans = { planned: async (_client, _chainId, addresses) => addresses, claimed: async () => [] };

export const TEST_CHAIN_ID = 31337;

/** A throw-away chain with the Safe and platform contracts on it. */
export const startTestChain = async (chainId = TEST_CHAIN_ID): Promise<LocalChain> =>
  startPlatformChain({ chainId, port: await untakenPort() });
