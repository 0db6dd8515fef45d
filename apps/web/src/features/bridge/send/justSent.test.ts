import type { BridgeTransaction } from '@althing/domain/http';
import { expect, test } from 'vitest';
import { justSent, type Wanted } from './justSent.ts';

const [CONTROLLER, ADA, BEN] = ['11', '22', '33'].map((pair) => `0x${pair.repeat(20)}`) as [
  Wanted['recipient'],
  Wanted['recipient'],
  Wanted['recipient'],
];
const NOW = Date.parse('2026-11-29T10:00:00Z');
const sent = (change: object = {}) =>
  ({
    isResend: false,
    originChainId: 1,
    destinationChainId: 2,
    originFromAddress: BEN,
    originControllerAddress: CONTROLLER,
    originTokenGrossAmount: '600',
    transfer: { recipient: ADA },
    createdAt: '2026-11-29T09:55:00Z',
    ...change,
  }) as BridgeTransaction;
const wanted: Wanted = { sender: BEN, controller: CONTROLLER, from: 1, to: 2, recipient: ADA, grossAmount: '600' };

test('the same transfer of a moment ago is found', () => {
  const [other, same] = [sent({ originTokenGrossAmount: '601' }), sent()];
  expect(justSent([other, same], wanted, NOW)).toBe(same);
});

test.each([
  ['of another amount', { originTokenGrossAmount: '601' }],
  ['for somebody else', { transfer: { recipient: BEN } }],
  ['the other way', { originChainId: 2, destinationChainId: 1 }],
  ['of another portal', { originControllerAddress: BEN }],
  ['of long ago', { createdAt: '2026-11-29T09:49:00Z' }],
  ['from somebody else', { originFromAddress: ADA }],
  ['that was only sent again', { isResend: true }],
])('one %s is not the same', (_, change) => {
  expect(justSent([sent(change)], wanted, NOW)).toBeUndefined();
});
