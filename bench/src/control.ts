import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

/** Builds the empty page of `apps/web/control` into a built web, whose server then answers `/control` with it. */
export async function addControlPage(webDir: string): Promise<void> {
  const output = join(webDir, 'control');
  const child = spawn(process.execPath, [VITE, 'build', '--config', 'control/vite.config.ts', '--outDir', output, '--logLevel', 'error'], {
    cwd: WEB,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The control page could not be built');
  const page = join(webDir, 'pages', 'control');
  mkdirSync(page, { recursive: true });
  renameSync(join(output, 'index.html'), join(page, 'index.html'));
}
