import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untakenPort } from '@althing/devnet';
import type { Environment } from '../../src/runtime/readConfig.ts';
import type { Substitutes } from '../../src/compose/createDependencies.ts';
import { type Server, startServer } from '../../src/startServer.ts';

export interface TestServer extends Server {
  url: string;
}

/** A server on a free port with a data folder of its own. Limits are off and stopping does not wait, unless `env` says otherwise. */
export async function startTestServer(databaseUrl: string, env: Environment = {}, substitutes: Substitutes = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'althing-server-'));
  const defaults = {
    PORT: String(await untakenPort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
    DRAIN_MS: '0',
    ROLES: 'api',
  };
  const server = await startServer({ env: { ...defaults, ...env }, substitutes });
  return {
    ...server,
    url: server.url!,
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
