import { describe, expect, test } from 'vitest';
import { chainTimeOf } from './chainTime.ts';

describe('the time of a chain', () => {
  test('is the wall clock while its blocks keep to it', () => {
    expect(chainTimeOf({ at: 1_000, seenAt: 1_001 }, 1_060)).toBe(1_060);
  });
  test('is the wall clock while old blocks are being read', () => {
    expect(chainTimeOf({ at: 10, seenAt: 1_000 }, 1_060)).toBe(1_060);
  });
  test('keeps the lead of a chain whose clock was moved ahead', () => {
    expect(chainTimeOf({ at: 5_000, seenAt: 1_000 }, 1_060)).toBe(5_060);
  });
  test('does not go back when the database has a later clock', () => {
    expect(chainTimeOf({ at: 5_000, seenAt: 1_100 }, 1_060)).toBe(5_000);
  });
});
