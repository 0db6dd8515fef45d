import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres, untakenPort } from '@althing/devnet';
import { createLogger } from '../../src/base/logger.ts';
import { createPool } from '../../src/store/pool.ts';
import { waitForDatabase } from '../../src/store/waitForDatabase.ts';

export interface TestCluster {
  /** A new, empty database of its own; returns its connection string. */
  createDatabase(): Promise<string>;
  postgres: Postgres;
  stop(): Promise<void>;
}

/** A real Postgres for one test file. Nothing survives it. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'althing-test-'));
  // Postgres may have to run as another account, which must be able to enter.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'pg'), port: await untakenPort(), disposable: true });
  const admin = createPool(postgres.url(), createLogger('silent'), { max: 1 });
  await waitForDatabase(admin);
  let count = 0;
  return {
    postgres,
    async createDatabase() {
      const name = `test_${++count}`;
      await admin.query(`create database ${name}`);
      return postgres.url(name);
    },
    async stop() {
      await admin.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
