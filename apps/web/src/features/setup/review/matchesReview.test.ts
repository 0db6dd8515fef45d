import type { Plan, Step } from '@althing/planner';
import { expect, test } from 'vitest';
import { matchesReview } from './matchesReview.ts';

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const other = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const step = (chainId: number, id: string, address: Step['address']): Step => ({
  id,
  kind: 'token',
  name: '',
  chainId,
  address,
  salt: '0x',
  dependsOn: [],
  review: [],
  checks: [],
});
const reviewed: Plan = {
  salt: '0x',
  chains: [1, 2].map((chainId) => ({ chainId, deployer: token, steps: [step(chainId, 'token|', token)], transactions: [] })),
};
const registered = [
  { chainId: 1, stepId: 'token|', address: token.toLowerCase() },
  { chainId: 2, stepId: 'token|', address: token },
];

test('the same contracts at the same addresses match, whatever the case of the letters', () => {
  expect(matchesReview(reviewed, registered)).toBe(true);
});

test('another address on one chain does not match', () => {
  expect(matchesReview(reviewed, [registered[0]!, { ...registered[1]!, address: other }])).toBe(false);
});

test('a contract that was not reviewed, or one that is missing, does not match', () => {
  expect(matchesReview(reviewed, [...registered, { chainId: 1, stepId: 'governor|Main', address: other }])).toBe(false);
  expect(matchesReview(reviewed, registered.slice(1))).toBe(false);
});
