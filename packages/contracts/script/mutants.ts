/**
 * Changes one line of a contract after the other, in a copy, and runs the tests that have to notice. Prints every mutant and what became of it, and
 * fails where one survives. Takes about half a minute each; words after the command choose those whose file or name holds one of them. With
 * `--check` it only says whether the contracts still have what is to be changed.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './artifacts.ts';
import { MUTANT_GROUPS, type Mutant } from './mutantList.ts';

type Outcome = 'noticed' | 'survived' | 'does not compile';

/** Beside the package, so that what both link to lies equally far up. */
const COPY = join(packageRoot, '../.mutants');
const COPIED = ['src', 'test', 'script', 'cache', 'out', 'foundry.toml'];

function copy(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY);
  for (const each of COPIED) cpSync(join(packageRoot, each), join(COPY, each), { recursive: true, preserveTimestamps: true });
  symlinkSync('../../node_modules', join(COPY, 'lib'));
}

function mutated(text: string, { file, name, find, replace }: Mutant): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${file} has what "${name}" changes ${parts.length - 1} times; it has to be there once.`);
  return parts.join(replace);
}

function test(globs: readonly string[]): Outcome {
  const pattern = `{${globs.map((glob) => `test/${glob}`).join(',')}}`;
  const args = ['test', '--fail-fast', '--match-path', pattern];
  const { status, stdout, stderr } = spawnSync(join(COPY, 'script/forge.mjs'), args, { cwd: COPY, encoding: 'utf8' });
  if (status === 0) return 'survived';
  return `${stdout}${stderr}`.includes('[FAIL') ? 'noticed' : 'does not compile';
}

function outcomeOf(mutant: Mutant, globs: readonly string[]): Outcome {
  const path = join(COPY, 'src', mutant.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(text, mutant));
  try {
    return test(globs);
  } finally {
    writeFileSync(path, text);
  }
}

const isCheck = process.argv.includes('--check');
const words = process.argv.slice(2).filter((word) => word !== '--check');
const isChosen = ({ file, name }: Mutant) => words.length === 0 || words.some((word) => file.includes(word) || name.includes(word));
const chosen = MUTANT_GROUPS.flatMap(({ tests, mutants }) => mutants.filter(isChosen).map((mutant) => ({ mutant, tests })));

// A text that is gone would otherwise be found out after half an hour.
for (const { mutant } of chosen) mutated(readFileSync(join(packageRoot, 'src', mutant.file), 'utf8'), mutant);
if (isCheck) process.exit();
copy();
const unmutated = [...new Set(chosen.map(({ tests }) => tests))].filter((tests) => test(tests) !== 'survived');
if (unmutated.length > 0) throw new Error(`These tests fail as they are: ${unmutated.flat().join(', ')}`);

const counts: Record<Outcome, number> = { noticed: 0, survived: 0, 'does not compile': 0 };
for (const { mutant, tests } of chosen) {
  const outcome = outcomeOf(mutant, tests);
  counts[outcome] += 1;
  console.log(`${outcome.padEnd(16)} ${mutant.file}: ${mutant.name}`);
}
rmSync(COPY, { recursive: true });
console.log(`${counts.noticed} of ${chosen.length} mutants were noticed.`);
process.exitCode = counts.noticed === chosen.length ? 0 : 1;
