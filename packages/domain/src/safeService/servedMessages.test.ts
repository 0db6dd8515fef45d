import { expect, test } from 'vitest';
import { readServedMessages, safeMessage } from './index.ts';

const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const HASH = `0x${'Ab'.repeat(32)}`;
const at = '2026-11-24T00:00:00Z';
const served = {
  messageHash: HASH,
  message: 'Ahoy',
  proposedBy: OWNER.toLowerCase(),
  created: at,
  modified: at,
  confirmations: [{ owner: OWNER, signature: '0x12', created: at }],
  preparedSignature: '0xAB',
};
const typed = {
  domain: { name: 'Ahoy', chainId: 1 },
  types: { Mail: [{ name: 'to', type: 'address' }] },
  message: { to: OWNER },
  primaryType: 'Mail',
};

test('a message is read with who has signed it, and what is missing is nothing', () => {
  const { count, entries } = readServedMessages({
    count: 3,
    results: [served, { ...served, confirmations: null, preparedSignature: null }],
  });
  expect(count).toBe(3);
  expect(entries[0]).toEqual({
    hash: HASH.toLowerCase(),
    message: 'Ahoy',
    proposer: OWNER,
    proposedAt: at,
    origin: '',
    confirmations: [{ owner: OWNER, signature: '0x12', at }],
    signature: '0xab',
  });
  expect(entries[1]).toMatchObject({ confirmations: [], signature: '0x' });
});

test('typed data that would not be taken here hides no other message', () => {
  const odd = { ...typed, types: 'none' };
  expect(readServedMessages({ count: 1, results: [{ ...served, message: odd }] }).entries[0]?.message).toEqual(odd);
});

test.each([
  ['a hash that is none', { ...served, messageHash: '0x12' }],
  ['a message that is a number', { ...served, message: 5 }],
  ['signatures of odd length', { ...served, preparedSignature: '0x1' }],
])('%s is refused, not shown', (_, entry) => expect(() => readServedMessages({ count: 1, results: [entry] })).toThrow());

test('a text or typed data can be signed, without what nobody would sign beside it', () => {
  expect(safeMessage.parse('Ahoy')).toBe('Ahoy');
  expect(safeMessage.parse({ ...typed, comment: 'x' })).toEqual(typed);
});

test.each([
  ['a text that is too long', 'a'.repeat(10_001)],
  ['a field with more than its name and type', { ...typed, types: { Mail: [{ name: 'to', type: 'address', indexed: true }] } }],
  ['types of too many characters', { ...typed, types: Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`T${index}`, []])) }],
  ['too many objects', { ...typed, message: { all: Array.from({ length: 70 }, () => ({})) } }],
  ['an object in the domain', { ...typed, domain: { name: {} } }],
])('%s cannot', (_, message) => expect(safeMessage.safeParse(message).success).toBe(false));
