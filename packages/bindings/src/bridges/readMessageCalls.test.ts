import { expect, it } from 'vitest';
import { encodeMessagePayload, encodeTransferPayload, readMessageCalls } from './payload.ts';

const ONE = '0x1111111111111111111111111111111111111111';
const OTHER = '0x2222222222222222222222222222222222222222';
const SENT = { nonce: 1, sentAt: 2, destinationChainId: 31338, threshold: 2 };
const calls = { targets: [ONE, OTHER], calldatas: ['0x', `0x${'ab'.repeat(300)}`] } as const;
const payload = encodeMessagePayload({ ...SENT, ...calls, sender: ONE, gasLimit: 100_000 });

it('what a message calls is read as it was written', () => {
  expect(readMessageCalls(payload)).toEqual(calls);
});

it('a payload that ends within a call, or that is none of calls, is refused', () => {
  expect(() => readMessageCalls(payload.slice(0, -2) as `0x${string}`)).toThrow('ends within a call');
  const transfer = encodeTransferPayload({ ...SENT, recipient: ONE, amount: 1n, unwrap: false });
  expect(() => readMessageCalls(transfer)).toThrow('kind');
});
