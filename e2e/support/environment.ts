import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildWeb,
  isWebBuilt,
  type LocalNetwork,
  portsFrom,
  requireFree,
  startLocalNetwork,
  startServerProcess,
  temporaryFolder,
} from '@althing/devnet';

/** Ports of the journeys, away from those of `script/start`. */
export const PORTS = portsFrom(Number(process.env['ALTHING_E2E_PORT'] ?? 4700));
export const BASE_URL = `http://127.0.0.1:${PORTS.web}`;
export const CHAIN_URLS = PORTS.chains.map((port) => `http://127.0.0.1:${port}`);

/** Starts chains, Postgres and server for one run of the journeys; everything is thrown away afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await requireFree([
    { port: PORTS.web, purpose: 'web and API of the journeys' },
    { port: PORTS.postgres, purpose: 'Postgres of the journeys' },
  ]);
  // A build of one's own, named by WEB_DIR, stays what it is.
  if (!process.env['WEB_DIR'] && !isWebBuilt()) await buildWeb();
  const dataDir = temporaryFolder('althing-e2e-');
  const network: LocalNetwork = await startLocalNetwork({ dataDir, ports: PORTS, disposable: true });
  const server = await startServerProcess({ port: PORTS.web, dataDir, network, logFile: join(dataDir, 'logs', 'server.log') });
  return async () => {
    await server.stop();
    await network.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
