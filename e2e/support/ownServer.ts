import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { createDatabase, firstFreePort, postgresUrl, type ServerProcess, startServerProcess, temporaryFolder } from '@althing/devnet';
import { CHAIN_URLS, PORTS } from './environment.ts';

/** A server beside the shared one, with a database of its own, that a journey may kill. */
export interface OwnServer {
  readonly url: string;
  /** `env` is this start's further environment, e.g. `SIGNUPS`. */
  start(env?: Record<string, string>): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function ownServer(purpose: string): Promise<OwnServer> {
  // One worker may come to the journeys of a file several times, between those of others.
  const database = `${purpose}_${randomUUID().slice(0, 8)}`;
  await createDatabase(PORTS.postgres, database);
  const dataDir = temporaryFolder(`althing-${database}-`);
  const chains = LOCAL_CHAINS.map(({ id }, index) => ({ chainId: id, url: CHAIN_URLS[index]! }));
  // What a journey that broke off left behind must not be in the way of the next.
  const port = await firstFreePort(PORTS.devApi);
  let running: ServerProcess | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async start(env = {}) {
      running = await startServerProcess({
        port,
        dataDir,
        database,
        network: { chains, postgres: { url: (name) => postgresUrl(PORTS.postgres, name) } },
        env,
        logFile: join(dataDir, 'server.log'),
      });
    },
    kill: async () => running?.kill(),
    async stop() {
      await running?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
