import { expect, test } from 'vitest';
import { ALICE, BOB, CAROL } from '../testing/index.ts';
import { UPGRADE_REASONS, UPGRADE_REFUSALS, upgradeActionReason, type UpgradeAction, type UpgradeSituation } from './index.ts';

const open: UpgradeSituation = {
  state: 'open',
  isStale: false,
  waitsFor: null,
  electorates: [{ chainId: 1, address: CAROL, kind: 'signers', voters: [ALICE, BOB], threshold: 2 }],
  isAnyUnknown: false,
  account: ALICE,
  ownVote: null,
  isGenuine: true,
};
const governor = { chainId: 1, address: CAROL, kind: 'governor', governor: BOB, hasPassed: false } as const;

test.each<[UpgradeAction, string, Partial<UpgradeSituation>, string | undefined]>([
  ['approve', 'a signer', {}, undefined],
  ['reject', 'a signer', {}, undefined],
  ['approve', 'a signer who has rejected it', { ownVote: 'reject' }, undefined],
  ['approve', 'a signer who has agreed', { ownVote: 'approve' }, UPGRADE_REASONS.approved],
  ['reject', 'a signer who has rejected it', { ownVote: 'reject' }, UPGRADE_REASONS.rejected],
  ['approve', 'a stranger', { account: CAROL }, UPGRADE_REFUSALS['upgrade-not-signer']],
  ['approve', 'nobody', { account: null }, UPGRADE_REASONS['signed-out']],
  ['approve', 'a signer of what a governor decides', { electorates: [governor] }, UPGRADE_REFUSALS['upgrade-by-governor']],
  ['approve', 'a signer, of what is not what it says', { isGenuine: false }, UPGRADE_REASONS.forged],
  ['approve', 'a signer, where a chain is silent', { isAnyUnknown: true }, UPGRADE_REASONS.unknown],
  ['approve', 'a signer, too late', { state: 'expired' }, UPGRADE_REFUSALS['upgrade-not-open']],
  ['approve', 'a signer, of a stale one', { isStale: true }, UPGRADE_REFUSALS['upgrade-stale']],
  ['reject', 'a signer, of a stale one', { isStale: true }, undefined],
  ['execute', 'anybody, too early', {}, UPGRADE_REFUSALS['upgrade-not-approved']],
  ['execute', 'anybody', { state: 'approved', account: CAROL }, undefined],
  ['execute', 'anybody, of a stale one', { state: 'approved', isStale: true }, UPGRADE_REFUSALS['upgrade-stale']],
  ['execute', 'anybody, behind another', { state: 'approved', waitsFor: 'x' }, UPGRADE_REFUSALS['upgrade-other-executing']],
  ['execute', 'nobody', { state: 'approved', account: null }, UPGRADE_REASONS['signed-out']],
  ['execute', 'anybody, of a rejected one', { state: 'rejected' }, UPGRADE_REASONS.over],
  ['register', 'anybody', { state: 'executed', account: CAROL }, undefined],
  ['register', 'anybody, too early', { state: 'approved' }, UPGRADE_REFUSALS['upgrade-not-executed']],
  ['register', 'anybody, while it is sent', { state: 'executing' }, UPGRADE_REASONS.underWay],
  ['register', 'anybody, of a stale one', { state: 'executed', isStale: true }, UPGRADE_REFUSALS['upgrade-stale']],
])('%s by %s', (action, _, change, reason) => {
  expect(upgradeActionReason(action, { ...open, ...change })).toBe(reason);
});
