import { expect, test } from 'vitest';
import { planInput } from '../../../test/planInput.ts';
import { plan } from '../../plan.ts';

test('every number that is checked says what it counts', () => {
  const checks = plan(planInput()).chains[0]!.steps.flatMap((step) => step.checks.filter(({ expected }) => /^\d+$/.test(expected)));
  const units = Object.fromEntries(checks.map(({ label, unit }) => [label.replace(/ of .*/, ''), unit]));
  expect(units).toEqual({
    Threshold: 'owners',
    Decimals: 'count',
    Supply: 'tokens',
    'Initial balance': 'tokens',
    'Voting delay': 'seconds',
    'Voting period': 'seconds',
    Delay: 'seconds',
    'Proposal threshold': 'tokens',
    'Quorum numerator': 'basisPoints',
    'Quorum denominator': 'count',
  });
});
