import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireFree, temporaryFolder } from '@althing/devnet';
import { PORTS } from '../platform.ts';
import { absolute, type Row } from '../row.ts';

const START = fileURLToPath(new URL('../../../devnet/src/start.ts', import.meta.url));
const STARTS = 5;

/** Starts everything as `script/start` does, stops it again. @returns the milliseconds until it said that it is ready. */
async function startOnce(dataDir: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [START, '--port', String(PORTS.web), '--data', dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('Althing is ready')) break;
  }
  if (!output.includes('Althing is ready')) throw new Error(`It did not start: ${output}`);
  const milliseconds = performance.now() - started;
  child.kill('SIGTERM');
  await exit;
  return milliseconds;
}

/** Three chains with the endpoints of all bridges, Postgres, server and web, after a first start that may build and prepare; the slowest. */
export async function start(): Promise<Row[]> {
  await requireFree([PORTS.web, ...PORTS.chains, PORTS.postgres].map((port) => ({ port, purpose: 'the benchmark' })));
  const dataDir = temporaryFolder('althing-bench-');
  try {
    await startOnce(dataDir);
    const times: number[] = [];
    for (let index = 0; index < STARTS; index++) times.push(await startOnce(dataDir));
    const ours = Math.max(...times) / 1000;
    return [absolute({ area: 'start', name: `script/start until it is ready, the slowest of ${STARTS}`, unit: 's', ours }, { atMost: 8 })];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
