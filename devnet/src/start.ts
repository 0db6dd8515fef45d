import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { reportsTo, stopChild, untilReady } from './child.ts';
import { endLeftovers } from './leftovers.ts';
import { type LocalNetwork, startLocalNetwork } from './localNetwork.ts';
import { type Ports, portsFrom, requireFree } from './ports.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';
import { buildWeb, isWebBuilt } from './webBuild.ts';

const USAGE = `script/start [--port N] [--data DIR] [--fresh] [--demo]
  --port N     web and API on N (default 4000), chains on N+1 … N+3, Postgres on N+4
  --data DIR   where chains, database and files are kept (default .data)
  --fresh      forget everything that was kept and begin anew
  --demo       found four organisations in which things have happened already, once
script/dev takes the same options and reloads on every change.`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const DEMO = join(root, 'script/lib/demo/main.ts');
const VITE = join(root, 'node_modules/vite/bin/vite.js');

interface Options {
  ports: Ports;
  dataDir: string;
  fresh: boolean;
  demo: boolean;
  dev: boolean;
}

/** Parses the command line. Throws a sentence with the usage where it is not valid. */
function parseOptions(args: string[]): Options | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4000' },
      data: { type: 'string', default: join(root, '.data') },
      fresh: { type: 'boolean', default: false },
      demo: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1024 || port > 65_530)
    throw new Error(`--port takes a number from 1024 to 65530, not "${values.port}".\n${USAGE}`);
  return { ports: portsFrom(port), dataDir: resolve(values.data), fresh: values.fresh, demo: values.demo, dev: values.dev };
}

async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  process.stdout.write(`  ${label} …`);
  const started = performance.now();
  try {
    const result = await work();
    process.stdout.write(` ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  }
}

function wanted({ ports, dev }: Options) {
  return [
    { port: ports.web, purpose: 'web and API' },
    ...LOCAL_CHAINS.map((chain, index) => ({ port: ports.chains[index]!, purpose: `chain ${chain.name}` })),
    { port: ports.postgres, purpose: 'Postgres' },
    ...(dev ? [{ port: ports.devApi, purpose: 'API behind hot reload' }] : []),
  ];
}

/** Starts Vite with hot reload in front of the API. */
async function startVite({ ports, dataDir }: Options): Promise<ChildProcess> {
  const child = spawn(process.execPath, [reportsTo(dataDir), VITE, '--host', '127.0.0.1', '--port', String(ports.web), '--strictPort'], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ALTHING_SERVER: `http://127.0.0.1:${ports.devApi}` },
  });
  await untilReady(child, 'Vite', async () => (await fetch(`http://127.0.0.1:${ports.web}`)).ok);
  return child;
}

/** Founds the demo's organisations beside the running platform; what it says is printed. Its failure is told, and stops nothing. */
function playDemo({ network, server }: Running): ChildProcess {
  process.stdout.write('Founding the demo meanwhile; organisations appear as they are founded …\n');
  return spawn(process.execPath, [DEMO, server.url, ...network.chains.map(({ url }) => url)], { stdio: ['ignore', 'inherit', 'inherit'] });
}

interface Running {
  network: LocalNetwork;
  server: ServerProcess;
  /** Stops everything in reverse order. */
  stop(): Promise<void>;
}

/** Starts everything. If a part fails, the parts already started are stopped. */
async function start(options: Options): Promise<Running> {
  const { ports, dataDir, fresh, dev } = options;
  await endLeftovers(dataDir);
  if (fresh) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  await requireFree(wanted(options));
  if (!dev && !isWebBuilt()) {
    await step('Building the web', buildWeb);
    // Building takes seconds, in which another program may have taken a port.
    await requireFree(wanted(options));
  }
  await using begun = new AsyncDisposableStack();
  const network = await step('Starting three chains and Postgres, with the Safe and Althing contracts', () =>
    startLocalNetwork({ dataDir, ports }),
  );
  begun.defer(() => network.stop());
  const server = await step('Starting the server', () =>
    startServerProcess({
      port: dev ? ports.devApi : ports.web,
      dataDir,
      network,
      watch: dev,
      // The demo sells bonds, whose module is switched off otherwise.
      env: options.demo && process.env['FEATURE_BONDING'] === undefined ? { FEATURE_BONDING: 'true' } : {},
      logFile: join(dataDir, 'logs', 'server.log'),
    }),
  );
  begun.defer(() => server.stop());
  if (dev) begun.adopt(await startVite(options), (vite) => stopChild(vite));
  const all = begun.move();
  return { network, server, stop: () => all.disposeAsync() };
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  if (options === 'help') return void process.stdout.write(`${USAGE}\n`);
  let stopRequested = false;
  // Whoever read what is said may have gone (`script/start | head`); the chains have to be stopped all the same.
  process.stdout.on('error', () => {});
  const signal = new Promise<void>((received) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) {
      process.on(name, () => {
        stopRequested = true;
        received();
      });
    }
  });
  const running = await start(options);
  const crashed = new Promise<string>((report) => {
    running.server.child.once('exit', () => report('The server stopped unexpectedly'));
    running.network.postgres.child.once('exit', () => report('Postgres stopped unexpectedly'));
    for (const chain of running.network.chains) chain.child.once('exit', () => report(`Chain ${chain.chainId} stopped unexpectedly`));
  });
  if (!stopRequested) process.stdout.write(`Althing is ready: http://127.0.0.1:${options.ports.web}\n`);
  const demo = options.demo && !stopRequested ? playDemo(running) : undefined;
  const failure = await Promise.race([signal, crashed]);
  process.stdout.write(`\n${failure ? `${failure}; see ${join(options.dataDir, 'logs')}. ` : ''}Stopping …\n`);
  if (demo) await stopChild(demo);
  await running.stop();
  process.stdout.write('Stopped. Everything is kept for the next start.\n');
  if (failure) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
