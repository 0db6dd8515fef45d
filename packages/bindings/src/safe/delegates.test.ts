import type { Address } from '@althing/domain/units';
import { concat, hashTypedData, keccak256 } from 'viem';
import { expect, test } from 'vitest';
import { safeDelegateHashes, safeDelegateHour, safeDelegateTypedData } from './delegates.ts';

const BOB: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

test('an hour lasts from its beginning to its end', () => {
  const hours = ['2026-11-27T10:00:00Z', '2026-11-27T10:59:59.999Z', '2026-11-27T11:00:00Z'].map((at) => safeDelegateHour(new Date(at)));
  expect(hours).toEqual([hours[0], hours[0], hours[0]! + 1]);
});

test('the hashes are those that a wallet shows for what it is asked to sign', () => {
  const { domain, message, signed } = safeDelegateHashes(31337, BOB, 5);
  expect(signed).toBe(hashTypedData(safeDelegateTypedData(31337, BOB, 5)));
  expect(keccak256(concat(['0x1901', domain, message]))).toBe(signed);
});

test('another delegate, hour or chain is something else to sign', () => {
  const all = [
    safeDelegateHashes(31337, BOB, 5),
    safeDelegateHashes(31337, BOB, 6),
    safeDelegateHashes(1, BOB, 5),
    safeDelegateHashes(31337, '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', 5),
  ];
  expect(new Set(all.map(({ signed }) => signed)).size).toBe(4);
});
