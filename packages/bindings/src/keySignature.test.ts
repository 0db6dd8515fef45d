import { concat, numberToHex, parseSignature, serializeSignature } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, it } from 'vitest';
import { keySignatureOf } from './keySignature.ts';

const KEY = `0x${'17'.repeat(32)}` as const;

const signatureOf = (message: string) => privateKeyToAccount(KEY).signMessage({ message });

it.each(['one', 'another', 'a third', 'a fourth'])('has the parts that viem finds: %s', async (message) => {
  const signature = await signatureOf(message);
  const { r, s, yParity } = parseSignature(signature);
  expect(keySignatureOf(signature)).toEqual({ r, s, v: yParity + 27 });
});

it.each([0, 1, 27, 28])('takes %i as the last byte', async (last) => {
  const { r, s } = parseSignature(await signatureOf('v'));
  const v = last < 27 ? last + 27 : last;
  const parts = keySignatureOf(concat([r, s, numberToHex(last, { size: 1 })]));
  expect(parts).toEqual({ r, s, v });
  expect(serializeSignature({ r, s, yParity: v - 27 })).toBe(concat([r, s, numberToHex(v)]));
});

it.each([2, 26, 29, 31, 255])('refuses %i as the last byte', async (last) => {
  const { r, s } = parseSignature(await signatureOf('v'));
  expect(keySignatureOf(concat([r, s, numberToHex(last, { size: 1 })]))).toBeUndefined();
});

it.each(['0x', `0x${'00'.repeat(64)}`, `0x${'1b'.repeat(66)}`, `0x${'1b'.repeat(130)}`] as const)(
  'refuses what is no 65 bytes',
  (bytes) => {
    expect(keySignatureOf(bytes)).toBeUndefined();
  },
);
