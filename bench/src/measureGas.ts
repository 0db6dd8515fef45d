import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseGasReport, type GasReport } from './gasReport.ts';

const CONTRACTS = fileURLToPath(new URL('../../packages/contracts', import.meta.url));
const MAX_OUTPUT = 64 * 1024 * 1024;
const run = promisify(execFile);

interface CompilerSettings {
  evm_version: string;
  optimizer: boolean;
  optimizer_runs: number;
  via_ir: boolean;
}

async function compilerSettings(): Promise<CompilerSettings> {
  const { stdout } = await run(process.execPath, ['script/forge.mjs', 'config', '--json'], { cwd: CONTRACTS });
  return JSON.parse(stdout) as CompilerSettings;
}

/**
 * Runs the gas tests of the contracts now and takes the figures from this run's own output; the committed snapshots are
 * neither read nor written. Both sides are compiled in the same project, with the settings that are printed.
 */
export async function measureGas(): Promise<GasReport> {
  const { evm_version, optimizer, optimizer_runs, via_ir } = await compilerSettings();
  const { devDependencies } = JSON.parse(readFileSync(`${CONTRACTS}/package.json`, 'utf8')) as { devDependencies: { solc: string } };
  process.stdout.write(
    `Gas of all contracts here: solc ${devDependencies.solc}, evm ${evm_version}, optimizer ${optimizer ? `${optimizer_runs} runs` : 'off'}, ${via_ir ? 'via IR' : 'not via IR'}; the reference of bond markets: solc 0.8.15, optimizer 100,000 runs\n`,
  );
  const { stdout } = await run('npm', ['run', '--silent', 'gas', '--', '--json'], {
    cwd: CONTRACTS,
    maxBuffer: MAX_OUTPUT,
    env: { ...process.env, FORGE_SNAPSHOT_EMIT: 'false' },
  });
  return parseGasReport(stdout);
}
