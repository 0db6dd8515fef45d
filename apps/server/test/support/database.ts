import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Postgres, startPostgres, temporaryFolder, untakenPort } from '@althing/devnet';
import { createLogger } from '../../src/base/logger.ts';
import { createPool } from '../../src/store/pool.ts';
import { waitForDatabase } from '../../src/store/waitForDatabase.ts';
import { copyPreparedCluster, MIGRATED } from './preparedCluster.ts';

export interface TestCluster {
  /** A new, migrated database of its own, with no rows but those of migrations; returns its connection string. */
  createDatabase(): Promise<string>;
  /** The same without any table. */
  createEmptyDatabase(): Promise<string>;
  postgres: Postgres;
  stop(): Promise<void>;
}

/** A real Postgres for one test file. Nothing survives it. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = temporaryFolder('althing-test-');
  const dataDir = join(folder, 'postgres');
  await copyPreparedCluster(dataDir);
  const postgres = await startPostgres({ dataDir, port: await untakenPort(), disposable: true });
  const admin = createPool(postgres.url(), createLogger('silent'), { max: 1 });
  await waitForDatabase(admin);
  let count = 0;
  async function create(template: string): Promise<string> {
    const name = `test_${++count}`;
    await admin.query(`create database ${name} template ${template}`);
    return postgres.url(name);
  }
  return {
    postgres,
    createDatabase: () => create(MIGRATED),
    createEmptyDatabase: () => create('template1'),
    async stop() {
      await admin.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
