import { hyperlaneAdapterAbi, messageControllerAbi, polymerAdapterAbi } from '@althing/bindings';
import { describe, expect, test } from 'vitest';
import { bridgeAdapterHandlers } from './bridgeAdapter.ts';
import { messageControllerHandlers } from './messageController.ts';

const eventsOf = (abi: readonly { type: string; name?: string }[]) =>
  abi.flatMap(({ type, name }) => (type === 'event' && name ? [name] : [])).toSorted();

/** Events that are stored without any change to a message: permissions, and refunds that somebody has yet to collect. */
const KEPT = {
  controller: [
    'DefaultAdminDelayChangeCanceled',
    'DefaultAdminDelayChangeScheduled',
    'DefaultAdminTransferCanceled',
    'DefaultAdminTransferScheduled',
    'Initialized',
    'RefundKept',
    'RoleAdminChanged',
    'RoleGranted',
    'RoleRevoked',
    'VetoerUpdated',
  ],
  adapter: ['Connected', 'MinGasUpdated', 'OwnershipTransferStarted', 'OwnershipTransferred', 'PausedUpdated', 'RefundKept', 'RouteAdded'],
};

describe('every event', () => {
  test('of a message controller changes something or is one of those that are only kept', () => {
    expect([...Object.keys(messageControllerHandlers), ...KEPT.controller].toSorted()).toEqual(eventsOf(messageControllerAbi));
  });

  test('of an adapter does as well, but for what Polymer has to see, which repeats the message', () => {
    const known = [...Object.keys(bridgeAdapterHandlers), ...KEPT.adapter].toSorted();
    expect(known).toEqual(eventsOf(hyperlaneAdapterAbi));
    expect(eventsOf(polymerAdapterAbi)).toEqual([...known, 'PolymerMessage'].toSorted());
  });
});
