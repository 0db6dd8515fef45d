import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anvilProgram, postgresFolder } from '../src/binaries.ts';
import { portsFrom, requireFree, startLocalNetwork, startServerProcess, temporaryFolder } from '../src/index.ts';

const PORTS = portsFrom(4930);
const folder = temporaryFolder('althing-failed-start-');
const [ANVIL, POSTGRES] = [anvilProgram(), postgresFolder()];

/** A program that the test writes itself. */
function program(path: string, ...lines: string[]): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** A folder of Postgres' programs of which some are the test's. */
function postgresWith(programs: Record<string, readonly string[]>): string {
  const name = `postgres-${Object.keys(programs).join('-')}`;
  for (const each of ['initdb', 'postgres']) {
    program(`${name}/bin/${each}`, ...(programs[each] ?? ['#!/bin/sh', `exec ${POSTGRES}/bin/${each} "$@"`]));
  }
  return join(folder, name);
}

const anvilWith = (...lines: string[]) => program(`anvil-${lines.length}`, '#!/bin/sh', ...lines, `exec ${ANVIL} "$@"`);
const LATE = 'sleep 2';

/** Whatever runs with this in its command line. */
const running = (words: string) =>
  execFileSync('ps', ['-eww', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(words));

describe('a start that fails', { timeout: 60_000 }, () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = temporaryFolder('althing-failed-start-data-');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(dataDir, { recursive: true, force: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = () => startLocalNetwork({ dataDir, ports: PORTS, disposable: true });

  async function expectNothingLeft(): Promise<void> {
    expect([dataDir, ...PORTS.chains.map((port) => `--port ${port} `)].flatMap(running)).toEqual([]);
    await requireFree([PORTS.web, ...PORTS.chains, PORTS.postgres].map((port) => ({ port, purpose: 'what must have ended' })));
  }

  it.each([
    ['there is no Postgres', () => join(folder, 'nowhere'), 'postgres was not found'],
    [
      'its folder cannot be made, long after the chains answer',
      () => postgresWith({ initdb: ['#!/bin/sh', LATE, 'echo no place >&2', 'exit 1'] }),
      'initdb failed: no place',
    ],
    ['Postgres stops at once', () => postgresWith({ postgres: ['#!/bin/sh', 'exit 3'] }), 'Postgres stopped with code 3'],
    ['Postgres cannot be run', () => postgresWith({ postgres: ['#!/nowhere/sh'] }), 'Postgres did not start: spawn'],
  ])('leaves nothing where %s', async (_, programs, sentence) => {
    vi.stubEnv('ALTHING_POSTGRES', programs());
    await expect(start()).rejects.toThrow(sentence);
    await expectNothingLeft();
  });

  it.each([
    ['stops at once', [], 'Chain 31338 stopped with code 5'],
    ['stops after the others answer', [LATE], 'Chain 31338 stopped with code 5'],
  ])('leaves nothing where one chain %s', async (_, before, sentence) => {
    vi.stubEnv('ALTHING_ANVIL', anvilWith(`case "$*" in *31338*) ${[...before, 'exit 5'].join('; ')};; esac`, ...before.map(() => 'true')));
    await expect(start()).rejects.toThrow(sentence);
    await expectNothingLeft();
  });

  it('leaves nothing, and keeps no half-made state, where a contract cannot be deployed', async () => {
    vi.stubEnv('ALTHING_ANVIL', program('poor-anvil', '#!/bin/sh', `exec ${ANVIL} --gas-limit 100000 "$@"`));
    await expect(start()).rejects.toThrow();
    await expectNothingLeft();
  });

  it('leaves no server where the server refuses its environment', async () => {
    const network = await start();
    try {
      const refused = startServerProcess({
        port: PORTS.web,
        dataDir,
        network,
        env: { LOG_LEVEL: 'loud' },
        logFile: join(dataDir, 'log'),
      });
      await expect(refused).rejects.toThrow('The server stopped with code 1');
    } finally {
      await network.stop();
    }
    await expectNothingLeft();
  });
});
