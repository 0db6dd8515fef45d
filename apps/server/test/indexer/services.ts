import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalChain, type Postgres, startPlatformChain, startPostgres, untakenPort } from '@althing/devnet';
import pg from 'pg';
import { runMigrations } from '../../src/store/migrate.ts';
import type { Plans } from '../../src/store/chain/watched.ts';
import { waitForDatabase } from '../../src/store/waitForDatabase.ts';

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
  const folder = mkdtempSync(join(tmpdir(), 'althing-indexer-'));
  chmodSync(folder, 0o755);
  const postgres: Postgres = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port: await untakenPort(),
    disposable: true,
  });
  const admin = createTestPool(postgres.url(), 1);
  await waitForDatabase(admin);
  const pools: pg.Pool[] = [];
  return {
    url: postgres.url(),
    async createDatabase(name) {
      await admin.query(`create database ${name}`);
      const pool = createTestPool(postgres.url(name));
      pools.push(pool);
      await runMigrations(postgres.url(name));
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
