import { describe, expect, test } from 'vitest';
import type { ChainDeployment } from './deployment.ts';
import { deployReason } from './deployReason.ts';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const chain: ChainDeployment = {
  chainId: 31337,
  deployer: ALICE,
  steps: [],
  state: 'planned',
  transactionHash: undefined,
  transaction: { chainId: 31337, from: ALICE, to: BOB, data: '0x', value: 0n, stepIds: [] },
  planned: [],
  progress: { done: 0, total: 1 },
  isPlanDifferent: false,
};
const who = { account: ALICE, isSignedIn: true, mayDeploy: true, platform: 'whole', chainName: 'Alpha' } as const;

describe('why a chain cannot be deployed now', () => {
  test('nothing stands in the way of its deployer', () => {
    expect(deployReason(chain, who)).toBeUndefined();
  });

  test.each([
    ['no wallet', chain, { ...who, account: undefined }, /Connect the wallet/],
    ['not signed in', chain, { ...who, isSignedIn: false }, /Authenticate/],
    ['a stranger', chain, { ...who, mayDeploy: false }, /founder/],
    ['a half-deployed platform', chain, { ...who, platform: 'incomplete' }, /not all on Alpha.*Nothing is sent/],
    ['a chain that has not answered', chain, { ...who, platform: 'unknown' }, /not yet said/],
    ['another plan', { ...chain, isPlanDifferent: true }, who, /differ.*Reload/],
    ['another account', chain, { ...who, account: BOB }, /another account.*take over/],
    ['nothing to send', { ...chain, transaction: undefined }, who, /nothing left/],
  ] as const)('%s', (_name, state, person, words) => {
    expect(deployReason(state, person)).toMatch(words);
  });
});
