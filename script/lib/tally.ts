export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const format = ({ passed, failed, skipped }: Tally): string => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** A program that only says yes or no counts as one. */
export const ofExit = (code: number): Tally => (code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 });

const count = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);

/** Forge's closing line, e.g. `Ran 3 test suites in 1s: 12 tests passed, 0 failed, 0 skipped (12 total tests)`. */
export function ofForge(output: string): Tally {
  const line = /^Ran \d+ test suites?.*$/m.exec(output)?.[0] ?? '';
  return { passed: count(line, /(\d+) tests? passed/), failed: count(line, /(\d+) failed/), skipped: count(line, /(\d+) skipped/) };
}

/** Playwright's closing lines, one number each. */
export function ofPlaywright(output: string): Tally {
  return {
    passed: count(output, /^\s+(\d+) passed/m) + count(output, /^\s+(\d+) flaky/m),
    failed: count(output, /^\s+(\d+) failed/m) + count(output, /^\s+(\d+) interrupted/m),
    skipped: count(output, /^\s+(\d+) (?:skipped|did not run)/m),
  };
}

/** The journeys that passed at their second try only, one a line, e.g. `[desktop] › journeys/safe.spec.ts:17:1 › a Safe signs in`. */
export const flakyJourneys = (output: string): string[] =>
  (/^\s+\d+ flaky\n((?:\s+\[.*\n?)+)/m.exec(output)?.[1] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A runner that failed without counting a failure (it did not start, say) still counts as one. */
export const honest = (tally: Tally, code: number): Tally => (code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally);
