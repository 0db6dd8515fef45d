#!/usr/bin/env node
// Stands in for the native compiler: forge calls it with `--version` or `--standard-json` and talks over stdin and stdout.
// ALTHING_SOLC may name a native solc of the same version, which is several times faster.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const args = process.argv.slice(2);
const native = process.env.ALTHING_SOLC;
if (native) {
  const { status } = spawnSync(native, args, { stdio: 'inherit' });
  process.exit(status ?? 1);
}

const solc = createRequire(import.meta.url)('solc');
if (args.includes('--version')) {
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`);
} else if (args.includes('--standard-json')) {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
} else {
  process.stderr.write(`unsupported arguments: ${args.join(' ')}\n`);
  process.exitCode = 1;
}
