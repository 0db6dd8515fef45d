import { TIMELOCK_ROLES } from '@althing/bindings';
import type { CheckResult } from '@althing/domain/http';
import { expect, test } from 'vitest';
import { checkWords } from './checkWords.ts';

const GOVERNOR = '0x1111111111111111111111111111111111111111';
const STRANGER = '0x2222222222222222222222222222222222222222';
const NOBODY = '0x0000000000000000000000000000000000000000';
const context = { symbol: 'loaf', nameAddress: (address: string) => (address === GOVERNOR ? 'Governor Main' : undefined) };

const words = (label: string, expected: string, part: Partial<CheckResult> = {}) =>
  checkWords({ label, ok: true, expected, actual: expected, ...part }, context);

test.each([
  ['seconds', '600', ['10 minutes']],
  ['seconds', '0', ['None']],
  ['seconds', '604800', ['7 days']],
  ['tokens', '10000000000000000000', ['10 loaf']],
  ['tokens', '1250000500000000000000000', ['1,250,000.5 loaf']],
  ['owners', '1', ['1 owner must sign']],
  ['owners', '2', ['2 owners must sign']],
  ['basisPoints', '2050', ['20.5 %']],
  ['count', '10000', ['10,000']],
] as const)('a number of %s, %s, reads as what it counts', (unit, value, expected) => {
  expect(words('Threshold', value, { unit })).toEqual({ label: 'Threshold', expected, actual: null, raw: value });
});

test('a number of which nothing is said stays as it is', () => {
  expect(words('Threshold', '2')).toEqual({ label: 'Threshold', expected: ['2'], actual: null, raw: null });
});

test.each([
  [
    'Counting',
    'support=bravo,fractional&quorum=for,abstain&params=fractional',
    'Counting',
    ['For, Against or Abstain, also divided among them', 'Towards the quorum: For, Abstain'],
  ],
  [
    'Counting',
    'support=bravo&quorum=against,for,abstain',
    'Counting',
    ['For, Against or Abstain', 'Towards the quorum: Against, For, Abstain'],
  ],
  ['Clock', 'mode=timestamp', 'Clock', ['By time, not by blocks']],
  ['Owner', GOVERNOR, 'Owner', ['Governor Main (0x1111…111111)']],
  ['Owners', `[${GOVERNOR}, ${STRANGER}]`, 'Owners', ['Governor Main (0x1111…111111)', STRANGER]],
])('%s %s reads as it was reviewed, with what was compared kept beside it', (given, value, label, expected) => {
  expect(words(given, value)).toEqual({ label, expected, actual: null, raw: value });
});

test('roles are told by who may do what', () => {
  const { admin, proposer, executor } = TIMELOCK_ROLES;
  const grants = `[[${admin}, ${STRANGER}, ${STRANGER}], [${proposer}, ${GOVERNOR}, ${STRANGER}], [${executor}, ${NOBODY}, ${STRANGER}]]`;
  expect(words('Roles given at creation', grants).expected).toEqual([
    'Administers it: 0x2222…222222',
    'May queue: Governor Main',
    'May execute: anyone',
  ]);
});

test('a difference is told in words on both sides', () => {
  const told = words('Voting period', '600', { unit: 'seconds', ok: false, actual: '60' });
  expect(told).toEqual({ label: 'Voting period', expected: ['10 minutes'], actual: ['1 minute'], raw: '600 / 60' });
});

test('what reads as it was compared has nothing to unfold', () => {
  expect(words('Symbol', 'loaf').raw).toBeNull();
  expect(words('Anyone may execute', 'true')).toEqual({ label: 'Anyone may execute', expected: ['Yes'], actual: null, raw: null });
});

test('a quorum is called what people call it', () => {
  expect(words('Quorum numerator', '6000', { unit: 'basisPoints' })).toMatchObject({ label: 'Quorum', expected: ['60 %'] });
});
