import { expect, test } from 'vitest';
import type { Address } from '../units.ts';
import { messageReason } from './messages.ts';

const [ANN, BEN, EVE]: Address[] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
];
const safe = { owners: [ANN!, BEN!], threshold: 1, nonce: 0 };

test.each([
  ['nobody', null, 'Connect a wallet first.'],
  ['a stranger', EVE!, 'Only owners of the Safe can do this, and your account is none of them.'],
  ['who has signed', ANN!, 'You have signed it.'],
  ['who has signed, in another case', ANN!.toLowerCase() as Address, 'You have signed it.'],
  ['an owner who has not, although enough have', BEN!, undefined],
])('%s is told why a message cannot be signed', (_, account, reason) =>
  expect(messageReason({ confirmedBy: [ANN!] }, safe, account)).toBe(reason),
);
