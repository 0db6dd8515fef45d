import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildWeb,
  isWebBuilt,
  type Ports,
  portsFrom,
  requireFree,
  startLocalNetwork,
  startServerProcess,
  temporaryFolder,
} from '@althing/devnet';

/** How many journeys run side by side, each on chains, Postgres and server of its own, as journeys move the clocks of their chains. */
export const STACKS = 2;
/** Room for the ports of a stack and of the servers that a journey starts itself. */
const PORTS_OF_A_STACK = 10;

/** Away from those of `script/start`. */
const stackPorts = (stack: number): Ports => portsFrom(Number(process.env['ALTHING_E2E_PORT'] ?? 4700) + PORTS_OF_A_STACK * stack);

/** Of the stack that this worker's journeys run on. */
export const PORTS = stackPorts(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
export const BASE_URL = `http://127.0.0.1:${PORTS.web}`;
export const CHAIN_URLS = PORTS.chains.map((port) => `http://127.0.0.1:${port}`);

async function startStack(ports: Ports): Promise<AsyncDisposableStack> {
  await using begun = new AsyncDisposableStack();
  const dataDir = temporaryFolder('althing-e2e-');
  begun.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const network = await startLocalNetwork({ dataDir, ports, disposable: true, blockTime: 2 });
  begun.defer(() => network.stop());
  const server = await startServerProcess({
    port: ports.web,
    dataDir,
    network,
    env: { FEATURE_BONDING: 'true' },
    logFile: join(dataDir, 'logs', 'server.log'),
  });
  begun.defer(() => server.stop());
  return begun.move();
}

/** Starts what one run of the journeys needs; everything is thrown away afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stacks = Array.from({ length: STACKS }, (_, stack) => stackPorts(stack));
  await requireFree(
    stacks.flatMap(({ web, chains, postgres }) =>
      [web, ...chains, postgres].map((port) => ({ port, purpose: 'web, chains and Postgres of the journeys' })),
    ),
  );
  // A build of one's own, named by WEB_DIR, stays what it is.
  if (!process.env['WEB_DIR'] && !isWebBuilt()) await buildWeb();
  await using begun = new AsyncDisposableStack();
  for (const ports of stacks) begun.use(await startStack(ports));
  const all = begun.move();
  return () => all.disposeAsync();
}
