import type { ChainId } from '@althing/domain/units';
import { expect, test } from 'vitest';
import { encodeTransferPayload } from './payload.ts';

/** The contracts' tests contain the same bytes, sent by a controller (`AssetController/transferTo.t.sol`). */
const transfer = {
  recipient: '0x1111111111111111111111111111111111111111',
  amount: 7_000000000000000000n,
  destinationChainId: 8453 as ChainId,
  sentAt: 1_790_000_000,
} as const;

test('a transfer by one bridge is encoded as an asset controller does', () => {
  expect(encodeTransferPayload({ ...transfer, nonce: 0, threshold: 1, unwrap: false })).toBe(
    '0xc10000000000000000000021056ab13b800011111111111111111111111111111111111111110000000000006124fee993bc0000',
  );
});

test('a transfer on which several bridges have to agree is encoded as an asset controller does', () => {
  expect(encodeTransferPayload({ ...transfer, nonce: 1, threshold: 3, unwrap: true })).toBe(
    '0xe30000000001000000000021056ab13b800111111111111111111111111111111111111111110000000000006124fee993bc0000',
  );
});
