import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedFile } from './layers.ts';

/** What is planted: its name, in which file, and what that imports. */
type Planted = readonly [name: string, file: string, target: string];

const REFUSED: readonly Planted[] = [
  ['another feature', 'apps/web/src/features/legal', '../deploy/index.ts'],
  ['a feature past its door', 'apps/web/src/features/deploy', '../transactions/judge.ts'],
  ['a feature from below it', 'apps/web/src/ui', '../features/auth/index.ts'],
  ['the shell from a feature', 'apps/web/src/features/home', '../../app/toasts.ts'],
  ['ui from lib', 'apps/web/src/lib', '../ui/notify.ts'],
  ['anything in a feature that no table knows', 'apps/web/src/features/unheard', '../../ui/notify.ts'],
  ['the server from the web', 'apps/web/src/features/auth', '@althing/server'],
  ['bindings from domain', 'packages/domain/src', '@althing/bindings'],
  ['a database from domain', 'packages/domain/src', 'pg'],
  ['the planner from bindings', 'packages/bindings/src', '@althing/planner'],
  ['the network from the planner', 'packages/planner/src', 'node:http'],
  ['React from the server', 'apps/server/src', 'react'],
  ['anything in a folder of the server that no table knows', 'apps/server/src/unheard', '../base/clock.ts'],
  ['the store from base', 'apps/server/src/base', '../store/pool.ts'],
  ['a use case from the store', 'apps/server/src/store', '../deployment/ledger.ts'],
  ['a use case from deeper in the store', 'apps/server/src/store/chain', '../../indexer/errors.ts'],
  ['a way out from the store', 'apps/server/src/store/chain', '../../chains/readToken.ts'],
  ['the API from a way out', 'apps/server/src/chains', '../api/errors.ts'],
  ['the API from a use case', 'apps/server/src/deployment', '../api/errors.ts'],
  ['another use case', 'apps/server/src/deployment', '../bonds/managers.ts'],
  ['the composition from a use case', 'apps/server/src/indexer/sync', '../../compose/dependencies.ts'],
  ['the runtime from the API', 'apps/server/src/api/routes', '../../runtime/readConfig.ts'],
  ['the server itself from the API', 'apps/server/src/api/routes', '../../startServer.ts'],
  ['the composition from the runtime', 'apps/server/src/runtime', '../compose/createDependencies.ts'],
  ['samples from the web', 'apps/web/src/features/setup', '@althing/domain/testing'],
  ['samples from the server', 'apps/server/src/api', '@althing/domain/testing'],
  ['the server from the devnet', 'devnet/src', '@althing/server'],
];
const ALLOWED: readonly Planted[] = [
  ['the door of a feature above', 'apps/web/src/features/deploy/page', '../../transactions/index.ts'],
  ['its own files', 'apps/web/src/features/deploy/page', '../own.ts'],
  ['ui from a feature', 'apps/web/src/features/home', '../../ui/notify.ts'],
  ['domain from domain', 'packages/domain/src', '@althing/domain/units'],
  ['bindings from the planner', 'packages/planner/src', '@althing/bindings'],
  ['a feature from a route', 'apps/web/src/routes', '../features/home/index.ts'],
  ['base from the store', 'apps/server/src/store/chain', '../../base/clock.ts'],
  ['the store from a use case', 'apps/server/src/deployment', '../store/deployments.ts'],
  ['a way out from a use case', 'apps/server/src/prices', '../external/prices/priceSource.ts'],
  ['a use case from the API', 'apps/server/src/api/routes', '../../deployment/ledger.ts'],
  ['the API from the composition', 'apps/server/src/compose', '../api/createApi.ts'],
];
/** Every way to name another file. */
const WAYS: Record<string, (target: string) => string> = {
  import: (target) => `import '${target}';`,
  importType: (target) => `import type { X } from '${target}';\nexport type Y = X;`,
  exportFrom: (target) => `export { x } from '${target}';`,
  exportAll: (target) => `export * from '${target}';`,
  load: (target) => `export const load = () => import('${target}');`,
  typeOf: (target) => `export type Z = import('${target}').X;`,
};
const RULES = /layers\((direction|packages)\)/;

const planted = ([, folder, target]: Planted, index: number) =>
  Object.entries(WAYS).map(([way, write]) => ({
    path: `${folder}/planted${index}.${way}.ts`,
    text: `${write(target)}\n`,
  }));

let tree: string;
let refused: string[];

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'layers-'));
  cpSync('.oxlintrc.json', join(tree, '.oxlintrc.json'));
  cpSync('script/lint', join(tree, 'script/lint'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  for (const { path, text } of [...REFUSED, ...ALLOWED].flatMap(planted)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=unix', 'apps', 'packages', 'devnet'], {
    cwd: tree,
    encoding: 'utf8',
  });
  refused = stdout.split('\n').filter((line) => RULES.test(line));
});
afterAll(() => rmSync(tree, { recursive: true }));

const isRefused = (path: string) => refused.some((line) => line.startsWith(`${path}:`));

describe('the linter', () => {
  test.each(REFUSED.map((entry, index) => [entry[0], planted(entry, index)] as const))('refuses to import %s', (_name, files) => {
    expect(files.map(({ path }) => path).filter((path) => !isRefused(path))).toEqual([]);
  });
  test.each(ALLOWED.map((entry, index) => [entry[0], planted(entry, REFUSED.length + index)] as const))('allows %s', (_name, files) => {
    expect(files.map(({ path }) => path).filter(isRefused)).toEqual([]);
  });
});

test('the narrower layer of a file wins, and a layer may always import itself', () => {
  const layers = { app: ['lib'], 'app/start.ts': ['app'], lib: [] };
  expect(refusedFile('app/page.ts', 'app/other.ts', layers)).toBeUndefined();
  expect(refusedFile('app/start.ts', 'app/page.ts', layers)).toBeUndefined();
  expect(refusedFile('app/page.ts', 'app/start.ts', layers)).toBe('app may import lib, not app/start.ts');
  expect(refusedFile('lib/a.ts', 'library/b.ts', layers)).toBe('lib may import nothing else of ours, not library/b.ts');
});
