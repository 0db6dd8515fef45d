import { marketPermitTypedData, safeMessageHash } from '@althing/bindings';
import { safeMessage, type TypedMessage } from '@althing/domain/safeService';
import type { Address } from '@althing/domain/units';
import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';
import { permitDeadline, permitIn, permitMessage } from './permitDraft.ts';

const AUCTIONEER: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const BUYER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const place = { chainId: 31337, auctioneer: AUCTIONEER, id: 7n };
const permit = { buyer: BUYER, maxQuote: 5_000_000n, nonce: 2n, deadline: 1_900_000_800n };
const message = permitMessage(place, permit);

test('what is kept as a message is what the contract takes, and reads as the permit that it is', () => {
  const typedData = marketPermitTypedData({ auctioneer: AUCTIONEER, chainId: 31337, permit: { id: 7n, ...permit } });
  expect(safeMessageHash(message)).toBe(hashTypedData(typedData));
  const served = safeMessage.parse(JSON.parse(JSON.stringify(message))) as TypedMessage;
  expect(permitIn(place, served)).toEqual(permit);
});

const overflowing: TypedMessage = {
  ...message,
  types: { MarketPermit: message.types['MarketPermit']!.map(({ name }) => ({ name, type: 'string' })) },
  message: { ...message.message, maxQuote: '9'.repeat(78) },
};

test.each<[string, TypedMessage]>([
  ['another market', permitMessage({ ...place, id: 8n }, permit)],
  ['another chain', permitMessage({ ...place, chainId: 31338 }, permit)],
  ['another contract', permitMessage({ ...place, auctioneer: BUYER }, permit)],
  ['another kind', { ...message, primaryType: 'Order', types: { Order: message.types['MarketPermit']! } }],
  ['no numbers', { ...message, message: { ...message.message, maxQuote: '-1' } }],
  ['more than 256 bits hold, by types of its own', overflowing],
  ['no day on which it ends', permitMessage(place, { ...permit, deadline: 2n ** 200n })],
  ['no buyer', { ...message, message: { ...message.message, buyer: 'me' } }],
])('a message of %s is no permit for this market', (_, other) => expect(permitIn(place, other)).toBeUndefined());

test('a permit lasts to a full hour, and no longer than the sale', () => {
  const at = 1_900_000_801n;
  const day = permitDeadline('day', at, at + 864_000n);
  expect([day % 3_600n, day >= at + 86_400n, day < at + 90_000n]).toEqual([0n, true, true]);
  expect(permitDeadline('day', at + 1n, at + 864_000n)).toBe(day);
  expect(permitDeadline('week', at, at + 864_000n) - day).toBe(6n * 86_400n);
  expect([permitDeadline('week', at, at + 100n), permitDeadline('end', at, at + 100n)]).toEqual([at + 100n, at + 100n]);
});
