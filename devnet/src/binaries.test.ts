import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { anvilProgram, postgresFolder } from './binaries.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('althing-binaries-');
const FORGE = fileURLToPath(new URL('../../packages/contracts/script/forge.mjs', import.meta.url));

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\necho "$0 $*"\n');
  chmodSync(path, 0o755);
  return path;
}

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('takes the anvil that is named before the one that came with the lockfile', () => {
  const named = program('anvil');
  expect(anvilProgram()).not.toBe(named);
  vi.stubEnv('ALTHING_ANVIL', named);
  expect(anvilProgram()).toBe(named);
});

it('says what to do where the programs that are named are not there', () => {
  vi.stubEnv('ALTHING_ANVIL', join(folder, 'nothing'));
  expect(anvilProgram).toThrow('anvil was not found. Run "npm ci", put anvil on PATH, or name it in ALTHING_ANVIL.');
  vi.stubEnv('ALTHING_POSTGRES', join(folder, 'nothing'));
  expect(postgresFolder).toThrow('postgres was not found. Run "npm ci", put postgres on PATH, or name it in ALTHING_POSTGRES.');
});

it('builds contracts with the forge that is named', () => {
  const named = program('forge');
  const { stdout } = spawnSync(process.execPath, [FORGE, 'build', 'src'], {
    encoding: 'utf8',
    env: { ...process.env, ALTHING_FORGE: named },
  });
  expect(stdout).toBe(`${named} build src\n`);
});
