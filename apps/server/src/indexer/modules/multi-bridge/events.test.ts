import { hyperlaneAdapterAbi, messageControllerAbi, polymerAdapterAbi } from '@althing/bindings';
import { describe, expect, test } from 'vitest';
import { bridgeAdapterHandlers } from './bridgeAdapter.ts';
import { messageControllerHandlers } from './messageController.ts';
import { readMessageHead } from './messagePayload.ts';

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

describe('the head of a message', () => {
  // threshold 3, votes | nonce | destination | sent at | gas limit | sender
  const head = `23000000000500000000007a6a6745a880000186a0${'ab'.repeat(20)}`;

  test('is read as the controller writes it, of calls and of votes', () => {
    expect(readMessageHead(`0x03${head.slice(2)}`)).toMatchObject({ kind: 'calls', threshold: 3 });
    expect(readMessageHead(`0x${head}ffff`)).toEqual({
      kind: 'votes',
      threshold: 3,
      nonce: 5n,
      destinationChainId: 31338n,
      sentAt: 0x6745a880,
      sender: `0x${'ab'.repeat(20)}`,
    });
  });

  test('is not read of a kind that is not known', () => {
    expect(() => readMessageHead(`0x43${head.slice(2)}`)).toThrow('kind');
  });

  test('is not read of fewer bytes than it has', () => {
    expect(() => readMessageHead(`0x${head.slice(2)}`)).toThrow('shorter');
    expect(() => readMessageHead('0x')).toThrow('shorter');
  });

  test.each(['00000000000000', '20000000000000', 'ffffffffffffff'])(
    'is not read of one to the chain 0x%s, which there cannot be',
    (chain) => {
      expect(() => readMessageHead(`0x${head.replace('00000000007a6a', chain)}`)).toThrow('No chain');
    },
  );
});
