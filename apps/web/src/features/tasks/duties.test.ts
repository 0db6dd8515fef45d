import { TASK_KINDS } from '@althing/domain/tasks';
import { expect, test } from 'vitest';
import { isDuty } from './duties.ts';

test('a duty is what a guardian, a Safe or a signer of upgrades decides; votes of one’s own are none', () =>
  expect(TASK_KINDS.filter((kind) => isDuty({ kind }))).toEqual([
    'veto',
    'sign',
    'executeSafe',
    'signSafeMessage',
    'signUpgrade',
    'executeUpgrade',
    'registerUpgrade',
  ]));
