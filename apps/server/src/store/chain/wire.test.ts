import { describe, expect, test } from 'vitest';
import { addressOrNull, amountOf, checksummed, isoTime } from './wire.ts';

test('a time beyond any calendar travels as the last second of the year 9999', () => {
  expect(isoTime('1795221000')).toBe('2026-11-21T00:30:00.000Z');
  expect(isoTime((2n ** 256n).toString())).toBe('9999-12-31T23:59:59.000Z');
});

test('an amount that is missing or negative travels as zero', () => {
  expect([amountOf(null), amountOf('-5'), amountOf('5')]).toEqual(['0', '0', '5']);
});

test('nobody is no address', () => {
  expect([addressOrNull(null), addressOrNull(Buffer.alloc(20))]).toEqual([null, null]);
});

describe('arguments', () => {
  test('show addresses with their checksum, however deep, and leave everything else alone', () => {
    const lower = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
    const shown = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
    const hash = `0x${'ab'.repeat(32)}`;
    expect(checksummed({ list: [lower, { deep: lower }], hash, number: 3, none: null })).toEqual({
      list: [shown, { deep: shown }],
      hash,
      number: 3,
      none: null,
    });
  });
});
