import type { OrganisationDetail } from '@althing/domain/http';
import { expect, test } from 'vitest';
import { type NamedGovernor, namesOfOthers } from './namesOfOthers.ts';

const at = (end: string): string => `0x${end.padStart(40, '0')}`;
const [OWN, OTHER] = [at('a1'), at('a2')];
const governor = (governorName: string, end: string, change: Partial<NamedGovernor> = {}): NamedGovernor => ({
  chainId: 31337,
  address: at(end),
  governorName,
  authority: OWN,
  ...change,
});
const contract = (kind: string, address: string) => ({ chainId: 31337, kind, name: '', address });
const contracts = [contract('proxyAdmin', OWN), contract('governor', at('b1'))] as OrganisationDetail['contracts'];
const named = [
  governor('Recorded', 'b1'),
  governor('Left behind', 'b2'),
  governor('Elsewhere', 'b3', { chainId: 31338 }),
  governor('Of others', 'b4', { authority: OTHER }),
  governor('Of nobody', 'b5', { authority: null }),
];

test('what an expired upgrade has left of the organisation itself can be named again, and nothing else', () => {
  expect(namesOfOthers(named, contracts)).toEqual(['Recorded', 'Elsewhere', 'Of others', 'Of nobody']);
});

test('who founds an organisation has nothing of its own', () => {
  expect(namesOfOthers(named, [])).toEqual(named.map(({ governorName }) => governorName));
});
