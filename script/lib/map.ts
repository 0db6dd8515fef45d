import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fails where README.md or ARCHITECTURE.md names a path that is not there, where a top-level folder is missing from the map, or where a
 * comment names a place of docs/requirements.md that it does not have.
 */
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md'];
const UNMAPPED = new Set(['node_modules', 'coverage']);

const named = (text: string) =>
  [...text.matchAll(/`((?:packages|apps|devnet|e2e|bench|docs|script)\/[\w./-]*)`/g)].map((match) => match[1]!);

const problems = DOCUMENTS.flatMap((document) =>
  named(readFileSync(document, 'utf8'))
    .filter((path) => !existsSync(path))
    .map((path) => `${document} names ${path}, which is not there`),
);
const map = readFileSync('ARCHITECTURE.md', 'utf8');
const folders = ['.', 'packages', 'apps'].flatMap((parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !UNMAPPED.has(entry.name))
    .map((entry) => join(parent, entry.name)),
);
for (const folder of folders) if (!map.includes(`${folder.split('/').at(-1)}/`)) problems.push(`ARCHITECTURE.md does not show ${folder}/`);

/** The anchor that GitHub gives to a heading. */
const anchors = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!.toLowerCase().replaceAll(' ', '-')),
);
const sources = execFileSync(
  'git',
  ['grep', '-hoE', 'docs/requirements\\.md#[a-z0-9-]+', '--', '*.ts', '*.tsx', '*.sol', '*.css', 'docs/*.md', '*/README.md'],
  {
    encoding: 'utf8',
  },
);
for (const reference of new Set(sources.trim().split('\n')))
  if (!anchors.has(reference.split('#')[1]!)) problems.push(`${reference} is named in a comment and is not there`);

const cited = spawnSync('git', ['grep', '-nE', '[Ff]iles? [123] §', '--', 'packages', 'apps', 'devnet', 'e2e', 'bench'], {
  encoding: 'utf8',
}).stdout;
for (const line of cited.split('\n').filter(Boolean))
  problems.push(`${line} cites what readers do not have; name its place in docs/requirements.md`);

if (problems.length > 0) {
  process.stdout.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
