import { expect, test } from 'vitest';
import { ALPHA, BETA, governor, organisation, safe, token, withModules } from '../../test/forms.ts';
import { EDIT_LOCKS, editLock } from './editLocks.ts';
import { emptyToken } from './emptyForm.ts';
import { setTokenChains } from './edit.ts';

const initial = organisation();
const withSecond = withModules({ governor: [governor(), governor({ tempId: 'governor-new', governorName: 'Second' })] });
const onTwoChains = organisation({ token: setTokenChains(token(), [ALPHA, BETA]) });

test.each([
  ['modules.governor.0.governorName', EDIT_LOCKS.governor],
  ['modules.governor.0.chainId', EDIT_LOCKS.governor],
  ['modules.governor.0.refundMechanism', EDIT_LOCKS.governor],
  ['modules.governor.0.quorumThreshold', undefined],
  ['modules.governor.0.votingPeriod', undefined],
  ['token.name', EDIT_LOCKS.token],
  ['token.symbol', EDIT_LOCKS.token],
  ['token.initialReceivers.0.receivers', EDIT_LOCKS.token],
  ['token.initialReceivers.0.receivers.0.amount', EDIT_LOCKS.token],
  ['token.chainIds', undefined],
  ['token.authority.0.addresses.0', undefined],
  ['modules.protocolUpgrades.threshold', undefined],
  ['name', undefined],
  ['description', undefined],
])('of what stands, %s: %s', (path, reason) => {
  expect(editLock(path, initial, initial)).toBe(reason);
});

test('what is new is free, and so is everything of an organisation that is founded', () => {
  expect(editLock('modules.governor.1.governorName', withSecond, initial)).toBeUndefined();
  expect(editLock('modules.governor.0.governorName', withSecond, initial)).toBe(EDIT_LOCKS.governor);
  expect(editLock('modules.governor.0.governorName', initial, null)).toBeUndefined();
  expect(editLock('token.initialReceivers.1.receivers.0.amount', onTwoChains, initial)).toBeUndefined();
  expect(editLock('token.name', initial, organisation({ token: emptyToken() }))).toBeUndefined();
});

test('a governor without a timelock gets none, and one with a timelock may have another', () => {
  const without = withModules({ governor: [governor({ preExecutionTimelock: 0 })] });
  expect(editLock('modules.governor.0.preExecutionTimelock', without, without)).toBe(EDIT_LOCKS.timelock);
  const longer = withModules({ governor: [governor({ preExecutionTimelock: 7 })] });
  expect(editLock('modules.governor.0.preExecutionTimelock', longer, longer)).toBeUndefined();
});

test('the chain of a treasury that stands is its own', () => {
  const form = withModules({ safeTreasury: [safe()] });
  expect(editLock('modules.safeTreasury.0.chainId', form, form)).toBe(EDIT_LOCKS.other);
});
