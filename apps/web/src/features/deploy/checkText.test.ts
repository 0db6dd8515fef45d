import type { CheckResult } from '@althing/domain/http';
import { expect, test } from 'vitest';
import { checkText } from './checkText.ts';

const check = (part: Partial<CheckResult>) => ({ label: 'No queueing by the deploying account', ok: true, ...part }) as CheckResult;
const ZERO = '0x0000000000000000000000000000000000000000';

test.each([
  ['a claim that holds because the chain says false', { expected: 'false', actual: 'false' }, 'Yes', null],
  ['a claim that holds because the chain says true', { expected: 'true', actual: 'true' }, 'Yes', null],
  ['a claim that does not hold', { ok: false, expected: 'false', actual: 'true' }, 'Should be so', 'it is not so'],
  ['a claim that could not be read', { ok: false, expected: 'true', actual: null }, 'Should be so', 'could not be read'],
  ['a value', { expected: '600', actual: '600' }, '600', null],
  ['another value than was reviewed', { ok: false, expected: '600', actual: '1' }, '600', '1'],
  ['nobody', { expected: ZERO, actual: ZERO }, 'none', null],
  ['somebody instead of nobody', { ok: false, expected: ZERO, actual: '0x01' }, 'none', '0x01'],
] as const)('%s', (_name, part, expected, actual) => {
  expect(checkText(check(part))).toEqual({ expected, actual });
});
