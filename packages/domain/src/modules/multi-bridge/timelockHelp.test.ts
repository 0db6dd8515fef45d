import { expect, test } from 'vitest';
import { timelockHelp } from './timelockHelp.ts';

test('time to cancel is promised only where there are guardians', () => {
  expect(timelockHelp(true)).toMatch(/coming, and guardians have the time to cancel it\.$/);
  expect(timelockHelp(false)).toMatch(/coming, but nobody can cancel it: that takes guardians, of the module Multi-Bridge Veto\.$/);
});
