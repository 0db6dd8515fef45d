import { expect, test } from 'vitest';
import { passLabel, quorumLabel } from './governorLabels.ts';

test('a quorum of tokens is made up by For and Abstain, one of roots by everybody who votes', () => {
  expect(quorumLabel({ quorumPercent: 4, isQuadratic: false }, 'ACME')).toBe('4 % of all ACME here must vote For or Abstain');
  expect(quorumLabel({ quorumPercent: 4, isQuadratic: true }, 'ACME')).toBe('4 % of all ACME here must vote');
  expect(quorumLabel({ quorumPercent: 0, isQuadratic: true }, 'ACME')).toBe('None');
});

test('tokens pass by more For than Against, roots by their share', () => {
  expect(passLabel({ quadraticThresholdPercent: null })).toBe('More For than Against');
  expect(passLabel({ quadraticThresholdPercent: 51 })).toBe('At least 51 % of For and Against, votes being square roots of holdings');
  expect(passLabel({ quadraticThresholdPercent: 0 })).toBe('At least one vote For');
});
