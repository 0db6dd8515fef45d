#!/usr/bin/env node
// Runs the forge that ALTHING_FORGE names, the one of the lockfile's platform package, or the one on PATH.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function packaged() {
  try {
    const manifest = createRequire(import.meta.url).resolve(
      `@foundry-rs/forge-${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}/package.json`,
    );
    const binary = join(dirname(manifest), 'bin', 'forge');
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

const { status, error } = spawnSync(process.env.ALTHING_FORGE ?? packaged() ?? 'forge', process.argv.slice(2), {
  cwd: join(dirname(fileURLToPath(import.meta.url)), '..'),
  stdio: 'inherit',
});
if (error) throw error;
process.exit(status ?? 1);
