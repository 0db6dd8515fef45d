import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { installPackages } from '@althing/devnet';
import { run } from './run.ts';
import { add, NOTHING, type Tally } from './tally.ts';

/** What Vitest's JSON reporter says of one file of tests. */
export interface FileReport {
  /** Absolute path. */
  name: string;
  status: 'passed' | 'failed';
  /** Why its set-up failed. */
  message?: string;
  /** `meta.table`: lines that a test has for whoever reads a run, also a green one. */
  assertionResults: readonly { status: string; failureMessages?: readonly string[]; meta?: { table?: readonly string[] } }[];
}

interface Attempt {
  code: number;
  output: string;
  seconds: number;
  files: readonly FileReport[];
}

export interface UnitTests {
  code: number;
  output: string;
  seconds: number;
  tally: Tally;
  /** Files that passed at their second try only, relative to the checkout, each with what failed first. */
  flaky: readonly string[];
  /** What tests have for whoever reads the run. */
  tables: readonly string[];
}

/** More failed files than this are no accident of the machine and get no second try. */
const MOST_SECOND_TRIES = 3;

/** Those of which anything failed or was left out: no test here is skipped on purpose. */
export const failedFiles = (files: readonly FileReport[]): string[] =>
  files
    .filter(({ status, assertionResults }) => status === 'failed' || assertionResults.some((result) => result.status !== 'passed'))
    .map((file) => file.name);

const shortName = (name: string): string => relative(process.cwd(), name);

/** The first try's files, those that were tried again as they came out the second time. */
export const merged = (first: readonly FileReport[], second: readonly FileReport[]): FileReport[] =>
  first.map((file) => second.find((again) => again.name === file.name) ?? file);

export const tallyOf = (files: readonly FileReport[]): Tally =>
  files
    .flatMap((file) => file.assertionResults)
    .map(({ status }): Tally => {
      if (status === 'passed') return { ...NOTHING, passed: 1 };
      return status === 'failed' ? { ...NOTHING, failed: 1 } : { ...NOTHING, skipped: 1 };
    })
    .reduce(add, NOTHING);

export const tablesOf = (files: readonly FileReport[]): string[] =>
  files.flatMap((file) => file.assertionResults).flatMap(({ meta }) => meta?.table ?? []);

/** What failed first in a file, in a line. */
export const causeOf = ({ message, assertionResults }: FileReport): string =>
  (assertionResults.flatMap((result) => result.failureMessages ?? [])[0] ?? message ?? '').split('\n')[0]!;

/** What failed and why, without the dots before it. */
const reasons = (output: string): string => output.slice(Math.max(output.search(/^⎯/m), 0));

async function attempt(paths: readonly string[]): Promise<Attempt> {
  const folder = mkdtempSync(join(tmpdir(), 'althing-unit-'));
  const report = join(folder, 'report.json');
  try {
    const outcome = await run('vitest', ['run', ...paths, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: FileReport[] };
    return { ...outcome, output: reasons(outcome.output), files: testResults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs every unit and integration test; a few failed files are tried a second time, and named. */
export async function runUnitTests(): Promise<UnitTests> {
  // Tests prepare chains, with a patience that is not made for downloads.
  await installPackages();
  const first = await attempt([]);
  const failed = failedFiles(first.files);
  if (failed.length === 0 || failed.length > MOST_SECOND_TRIES)
    return { ...first, tally: tallyOf(first.files), flaky: [], tables: tablesOf(first.files) };
  const second = await attempt(failed);
  const files = merged(first.files, second.files);
  const left = failedFiles(files).map(shortName);
  const code = left.length > 0 ? 1 : second.code;
  return {
    code,
    output: `${left.map((name) => `not all of ${name} passed\n`).join('')}${second.output}`,
    seconds: first.seconds + second.seconds,
    tally: tallyOf(files),
    flaky:
      code === 0 ? first.files.filter(({ name }) => failed.includes(name)).map((file) => `${shortName(file.name)}: ${causeOf(file)}`) : [],
    tables: tablesOf(files),
  };
}
