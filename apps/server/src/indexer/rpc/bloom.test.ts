import { describe, expect, test } from 'vitest';
import { Bloom, bloomOf, isEmptyBloom } from './bloom.ts';

const address = '0x0f572e5295c57f15886f9b263e2f6d2d6c7b5ec6';
const topic = '0xbd34dbc8e1084fc6d01d1d2f4d6b9b9a0d5a2a1de0f9b5e4d0f5ffb5e2fa7c10';

describe('a bloom', () => {
  test('holds what was added and, here, nothing else', () => {
    const bloom = bloomOf([{ address, topics: [topic] }]);
    expect([address, topic].every((value) => bloom.has(value as `0x${string}`))).toBe(true);
    expect(bloom.has('0x0000000000000000000000000000000000000001')).toBe(false);
  });

  test('tells the words apart that the test of go-ethereum tells apart', () => {
    // Test vector of go-ethereum: core/types/bloom9_test.go, TestBloom.
    const bloom = new Bloom();
    for (const text of ['testtest', 'test', 'hallo', 'other']) bloom.add(`0x${Buffer.from(text).toString('hex')}`);
    for (const text of ['testtest', 'test', 'hallo', 'other']) expect(bloom.has(`0x${Buffer.from(text).toString('hex')}`)).toBe(true);
    for (const text of ['tes', 'lo']) expect(bloom.has(`0x${Buffer.from(text).toString('hex')}`)).toBe(false);
  });

  test('survives being written and read', () => {
    const written = bloomOf([{ address, topics: [topic] }]).toHex();
    expect(new Bloom(written).toHex()).toBe(written);
    expect(isEmptyBloom(written)).toBe(false);
    expect(isEmptyBloom(new Bloom().toHex())).toBe(true);
  });

  test('of the wrong size is refused', () => {
    expect(() => new Bloom('0x00')).toThrow('256 bytes');
  });
});
