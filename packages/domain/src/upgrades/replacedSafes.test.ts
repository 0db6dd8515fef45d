import { expect, test } from 'vitest';
import { replacedSafes } from './index.ts';

const guardians = { kind: 'preVoteVeto', name: 'Main' } as const;
const group = { kind: 'workingGroup', name: 'Ops' } as const;
const adding = [{ chainId: 1, purposes: [{ type: 'add' as const, contracts: [guardians, group] }] }];

test('a new Safe for what has one already replaces it; a first one, or one of another chain, replaces nothing', () => {
  expect(replacedSafes(adding, [{ chainId: 1, ...guardians }])).toEqual([{ chainId: 1, ...guardians, title: 'Pre-vote veto Safe Main' }]);
  expect(replacedSafes(adding, [{ chainId: 2, ...guardians }])).toEqual([]);
});
