import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reportsTo, stopChild, untilReady } from './child.ts';
import type { LocalChain } from './chain.ts';
import type { Postgres } from './postgres.ts';

const SERVER_ENTRY = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

export interface ServerProcessOptions {
  port: number;
  dataDir: string;
  network: { chains: readonly Pick<LocalChain, 'chainId' | 'url'>[]; postgres: Pick<Postgres, 'url'> };
  database?: string;
  /** Further environment variables of the server, e.g. `SIGNUPS`. */
  env?: Record<string, string>;
  /** Restart whenever its sources change. */
  watch?: boolean;
  logFile?: string;
}

export interface ServerProcess {
  url: string;
  pid: number;
  child: ChildProcess;
  stop(): Promise<void>;
  /** Ends it at once with SIGKILL, like a power failure. */
  kill(): Promise<void>;
}

/** Starts the server as a process of its own for a local network. Resolves when it is ready. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { port, dataDir, network, database = 'postgres', env = {}, watch = false, logFile } = options;
  const rpcs = Object.fromEntries(network.chains.map(({ chainId, url }) => [`RPC_${chainId}`, url]));
  const log = logFile ? openSync(logFile, 'a') : 'inherit';
  const child = spawn(process.execPath, [...(watch ? ['--watch'] : []), reportsTo(dataDir), SERVER_ENTRY], {
    stdio: ['ignore', log, log],
    detached: true,
    env: {
      ...process.env,
      ALTHING_NETWORK: 'local',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: network.postgres.url(database),
      ...rpcs,
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, 'The server', async () => (await fetch(`${url}/readyz`)).ok);
  return { url, pid: child.pid!, child, stop: () => stopChild(child), kill: () => stopChild(child, 'SIGKILL') };
}
