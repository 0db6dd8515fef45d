import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Abi, Hex } from 'viem';

/** Lists of packages that are installed beside, each with its lockfile. */
type List = 'bridges' | 'pools';

const listOf = (list: List) => fileURLToPath(new URL(`../${list}`, import.meta.url));
const cacheOf = (list: List) => fileURLToPath(new URL(`../../node_modules/.cache/althing/${list}`, import.meta.url));
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = ['package.json', 'package-lock.json', '.npmrc'];

/** A contract as its package ships it. */
export interface Artifact {
  abi: Abi;
  bytecode: Hex;
}

const lockOf = (list: List): string => readFileSync(join(listOf(list), 'package-lock.json'), 'utf8');

/** The lockfiles, which determine the packages exactly. */
export const packageLocks = (): string => lockOf('bridges') + lockOf('pools');

/** PATH without the project's own programs: npm finds the machine's settings (proxy, certificates) through the Node that runs it. */
const pathOfMachine = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(PROJECT))
    .join(delimiter);

async function install(list: List): Promise<string> {
  const cache = cacheOf(list);
  const folder = join(cache, createHash('sha256').update(lockOf(list)).digest('hex').slice(0, 32));
  if (existsSync(folder)) return join(folder, 'node_modules');
  mkdirSync(cache, { recursive: true });
  // Made in another folder and then moved, so that several processes can do this at once and none sees an incomplete folder.
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    for (const file of FILES) copyFileSync(join(listOf(list), file), join(draft, file));
    await promisify(execFile)('npm', ['ci', '--loglevel=error'], { cwd: draft, env: { ...process.env, PATH: pathOfMachine() } });
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return join(folder, 'node_modules');
}

const installing: Partial<Record<List, Promise<string>>> = {};

/** Folder of the packages of a list. They are downloaded when first needed. */
const packagesOf = (list: List): Promise<string> => (installing[list] ??= install(list));

/** Folder of the bridges' packages. */
export const bridgePackages = (): Promise<string> => packagesOf('bridges');

/** Folder of the package of pools. */
export const poolPackages = (): Promise<string> => packagesOf('pools');

/** Downloads all of them, unless that was done. */
export async function installPackages(): Promise<void> {
  await Promise.all([bridgePackages(), poolPackages()]);
}

/** Reads a contract from a file of hardhat or forge. */
export function jsonArtifact(file: string): Artifact {
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8')) as { abi: Abi; bytecode: Hex | { object: Hex } };
  return { abi, bytecode: typeof bytecode === 'string' ? bytecode : bytecode.object };
}

/**
 * Reads a contract from a factory of typechain. The file is parsed instead of imported, because its package depends on others that are not installed.
 */
export function typechainArtifact(file: string): Artifact {
  const text = readFileSync(file, 'utf8');
  const bytecode = /const _bytecode = "(0x[0-9a-fA-F_$]*)"/.exec(text)?.[1] as Hex | undefined;
  const abi = /const _abi = (\[[\s\S]*?\n\]);/.exec(text)?.[1];
  if (!bytecode || !abi) throw new Error(`${file} has no contract in it`);
  return { abi: JSON.parse(asJson(abi)) as Abi, bytecode };
}

/** Turns an array of plain objects, as TypeScript prints it, into JSON. */
const asJson = (text: string): string => text.replace(/^(\s*)(\w+):/gm, '$1"$2":').replace(/,(?=\s*[\]}])/g, '');
