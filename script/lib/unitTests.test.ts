import { expect, it } from 'vitest';
import { causeOf, failedFiles, type FileReport, merged, tablesOf, tallyOf } from './unitTests.ts';

const report = (name: string, status: FileReport['status'], ...results: string[]): FileReport => ({
  name,
  status,
  assertionResults: results.map((result) => ({ status: result })),
});
const good = report('a.test.ts', 'passed', 'passed', 'passed');
const noSetup = report('b.test.ts', 'failed', 'skipped', 'skipped');

it('counts what passed, failed and was skipped in every file', () => {
  expect(tallyOf([good, report('c.test.ts', 'failed', 'failed', 'passed'), noSetup])).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

it('finds a file whose set-up failed although none of its tests did', () => {
  expect(failedFiles([good, noSetup])).toEqual(['b.test.ts']);
});

it('takes the second try of what was tried again, and the first of the rest', () => {
  const again = report('b.test.ts', 'passed', 'passed', 'passed');
  expect(tallyOf(merged([good, noSetup], [again]))).toEqual({ passed: 4, failed: 0, skipped: 0 });
});

it('gathers the tables that tests have for whoever reads the run, in their order', () => {
  const withTable = (name: string, ...table: string[]): FileReport => ({
    name,
    status: 'passed',
    assertionResults: [
      { status: 'passed', meta: { table } },
      { status: 'passed', meta: {} },
    ],
  });
  expect(tablesOf([good, withTable('d.test.ts', 'stage | times', 'sent | 1'), withTable('e.test.ts', 'read | 2')])).toEqual([
    'stage | times',
    'sent | 1',
    'read | 2',
  ]);
});

it('finds a file of which tests were left out', () => {
  expect(failedFiles([good, report('c.test.ts', 'passed', 'passed', 'pending')])).toEqual(['c.test.ts']);
});

it('says in a line what failed first in a file, or that its set-up did', () => {
  const failed = (...failureMessages: string[]) => ({ status: 'failed', failureMessages });
  const file: FileReport = {
    ...good,
    status: 'failed',
    assertionResults: [{ status: 'passed' }, failed('Error: one\n  at a.ts'), failed('two')],
  };
  expect(causeOf(file)).toBe('Error: one');
  expect(causeOf({ ...noSetup, message: 'no port\nleft' })).toBe('no port');
});
