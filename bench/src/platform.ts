import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  buildWeb,
  isWebBuilt,
  type LocalNetwork,
  portsFrom,
  requireFree,
  type ServerProcess,
  startLocalNetwork,
  startServerProcess,
  temporaryFolder,
} from '@althing/devnet';
import { giveWay } from './giveWay.ts';
import { onEnd } from './onEnd.ts';

const WEB_BUILD = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

export const PORTS = portsFrom(Number(process.env['ALTHING_BENCH_PORT'] ?? 4800));

export interface Platform {
  network: LocalNetwork;
  server: ServerProcess;
  dataDir: string;
}

export interface PlatformOptions {
  /** Build the web first where it is older than its sources. */
  needsWeb?: boolean;
  /** Adds to the copy of the built web that is served. */
  prepareWeb?: (webDir: string) => Promise<void>;
  /** Further environment of the server. */
  env?: Record<string, string>;
  /** A browser is measured, which runs on a machine of its own elsewhere: chains, database and server give way to it. */
  givesWay?: boolean;
}

/** Whoever ends a benchmark from outside is not kept waiting for the next. */
export class EndedError extends Error {
  constructor(signal: NodeJS.Signals) {
    super(`Ended by ${signal}`);
    this.name = 'EndedError';
  }
}

/** @throws {EndedError} as soon as this process is asked to end, so that what it started is stopped. */
async function untilEnded<Result>(task: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stopListening = onEnd((signal) => reject(new EndedError(signal)));
  try {
    return await Promise.race([task, promise]);
  } finally {
    stopListening();
  }
}

/** Runs `measure` against chains, Postgres and a server process of its own, which are thrown away afterwards. */
export async function withPlatform<Result>(
  measure: (platform: Platform) => Promise<Result>,
  { needsWeb = false, prepareWeb, env = {}, givesWay = false }: PlatformOptions = {},
): Promise<Result> {
  const { web, chains, postgres } = PORTS;
  await requireFree([web, ...chains, postgres].map((port) => ({ port, purpose: 'the benchmark' })));
  if (needsWeb && !isWebBuilt()) await buildWeb();
  const dataDir = temporaryFolder('althing-bench-');
  const webDir = join(dataDir, 'web');
  try {
    // A copy, so that a build meanwhile does not take away the files that are being measured.
    if (needsWeb) cpSync(WEB_BUILD, webDir, { recursive: true });
    await prepareWeb?.(webDir);
    const network = await startLocalNetwork({ dataDir, ports: PORTS, disposable: true, blockTime: 0 });
    try {
      const server = await startServerProcess({
        port: web,
        dataDir,
        network,
        env: { ...(needsWeb ? { WEB_DIR: webDir } : {}), ...env },
        logFile: join(dataDir, 'server.log'),
      });
      try {
        if (givesWay) for (const { pid } of [server, network.postgres, ...network.chains]) giveWay(pid);
        return await untilEnded(measure({ network, server, dataDir }));
      } finally {
        await server.stop();
      }
    } finally {
      await network.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
