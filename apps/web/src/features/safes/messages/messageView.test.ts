import { safeMessageContent, safeMessageHash } from '@althing/bindings';
import type { ServedMessage } from '@althing/domain/safeService';
import type { Hex } from '@althing/domain/units';
import { expect, test } from 'vitest';
import { messageView } from './messageView.ts';

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const place = { chainId: 31337, safe: SAFE } as const;
const hashOf = (message: string): Hex => safeMessageContent(31337, SAFE, safeMessageHash(message)).hash;

const served = (message: ServedMessage['message'], hash: Hex): ServedMessage => ({
  message,
  hash,
  proposer: ANN,
  proposedAt: '2026-11-24T00:00:00Z',
  origin: '',
  confirmations: [{ owner: ANN, signature: '0x12', at: '2026-11-24T00:00:00Z' }],
  signature: '0x12',
});

test('a message whose hash is its own can be signed', () => {
  const { content, confirmedBy } = messageView(place, served('Ahoy', hashOf('Ahoy')));
  expect(content).toEqual({ isSound: true, message: 'Ahoy', messageHash: safeMessageHash('Ahoy') });
  expect(confirmedBy).toEqual([ANN]);
});

test.each([
  ['the hash of another message', served('Ahoy', hashOf('Pay Eve'))],
  ['the hash for another chain', served('Ahoy', safeMessageContent(1, SAFE, safeMessageHash('Ahoy')).hash)],
])('%s is not believed', (_, message) =>
  expect(messageView(place, message).content).toEqual({ isSound: false, problem: expect.stringContaining('a hash that is not its own') }),
);

test.each([
  ['typed data of another shape', { types: 'none' }],
  ['typed data without its types', { types: {}, domain: {}, primaryType: 'Mail', message: {} }],
])('%s cannot be checked', (_, message) =>
  expect(messageView(place, served(message, hashOf('Ahoy'))).content).toMatchObject({
    isSound: false,
    problem: expect.stringContaining('can check'),
  }),
);
