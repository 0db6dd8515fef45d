import { expect, test } from 'vitest';
import { addressInAnyCase, parseAddress } from './units.ts';

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each([ADA, ADA.toLowerCase(), `0x${ADA.slice(2).toUpperCase()}`])(
  'an address is one with its checksum, or without any: %s',
  (text) => {
    expect(parseAddress(text)).toBe(ADA);
  },
);

test.each(['', '0x', ADA.slice(0, -1), `${ADA}0`, ADA.slice(2), ADA.replace('C5', 'c5'), `${ADA} `])('%j is none', (text) => {
  expect(parseAddress(text)).toBeUndefined();
});

test('one that was stored is read whatever its letters are', () => {
  expect([ADA, ADA.toLowerCase(), ADA.replace('C5', 'c5'), 'Treasury'].map(addressInAnyCase)).toEqual([ADA, ADA, ADA, undefined]);
});
