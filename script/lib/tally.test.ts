import { describe, expect, it } from 'vitest';
import { add, flakyJourneys, format, honest, ofExit, ofForge, ofPlaywright } from './tally.ts';

describe('the sum over all runners', () => {
  it('reads the closing line of forge', () => {
    const output =
      'Ran 4 tests for test/A.t.sol:A\nRan 3 test suites in 1.2s (2s CPU time): 12 tests passed, 1 failed, 0 skipped (13 total tests)\n';
    expect(ofForge(output)).toEqual({ passed: 12, failed: 1, skipped: 0 });
  });

  it('reads the closing lines of playwright', () => {
    expect(ofPlaywright('  1 failed\n    journey.spec.ts\n  2 did not run\n  7 passed (30s)\n')).toEqual({
      passed: 7,
      failed: 1,
      skipped: 2,
    });
  });

  it('names the journeys that needed a second try', () => {
    const flaky = ['[desktop] › a.spec.ts:1:1 › one', '[desktop] › b.spec.ts:2:1 › two'];
    expect(flakyJourneys(`  2 flaky\n    ${flaky[0]} \n    ${flaky[1]} \n  3 passed (4.0s)\n`)).toEqual(flaky);
    expect(flakyJourneys('  3 passed (4.0s)\n')).toEqual([]);
  });

  it('counts a runner that failed before it could count', () => {
    expect(honest(ofForge('cannot start'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('adds up and reads as one line', () => {
    expect(format(add(ofExit(0), ofExit(2)))).toBe('1 passed, 1 failed, 0 skipped');
  });
});
