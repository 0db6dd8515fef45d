import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['apps/web', 'packages/domain', 'packages/bindings', 'packages/planner', 'package-lock.json'];
const OUTPUT = 'apps/web/dist/index.html';
const IGNORED = new Set(['dist', 'node_modules', '.tsbuild']);

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => !IGNORED.has(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

/** Whether the web was built after its newest source changed. */
export function isWebBuilt(): boolean {
  const output = join(root, OUTPUT);
  return existsSync(output) && statSync(output).mtimeMs > Math.max(...SOURCES.map((source) => newest(join(root, source))));
}

export async function buildWeb(): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    // Vite uses the NODE_ENV of a test runner, and would then build the development version of React, which is almost twice as large.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The web could not be built.');
}
