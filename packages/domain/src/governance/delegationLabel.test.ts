import { describe, expect, test } from 'vitest';
import { delegationLabel } from './delegationLabel.ts';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

describe('where my votes are', () => {
  test('tokens that nobody votes with are urgent, and only those', () => {
    const undelegated = delegationLabel({ balance: 5n, now: 0n, atSnapshot: null, delegate: null }, ME, true);
    expect(undelegated).toMatchObject({ isUrgent: true, text: expect.stringContaining('do not vote yet') });
    for (const delegate of [ME, OTHER] as const)
      expect(delegationLabel({ balance: 5n, now: 5n, atSnapshot: null, delegate }, ME, true).isUrgent).toBe(false);
  });

  test.each([
    [{ balance: 0n, now: 0n, atSnapshot: null, delegate: null }, 'You hold no tokens and nobody'],
    [{ balance: 0n, now: 3n, atSnapshot: null, delegate: null }, 'others have delegated to you'],
    [{ balance: 3n, now: 3n, atSnapshot: null, delegate: ME }, 'You vote with your own tokens'],
    [{ balance: 3n, now: 0n, atSnapshot: null, delegate: OTHER }, 'Somebody else votes with your tokens'],
  ] as const)('case %#', (power, words) => {
    expect(delegationLabel(power, ME, true).text).toContain(words);
  });

  test('where no governor counts the token, nobody is asked to delegate it', () => {
    for (const [balance, delegate] of [
      [5n, null],
      [5n, OTHER],
      [0n, null],
    ] as const)
      expect(delegationLabel({ balance, now: 0n, atSnapshot: null, delegate }, ME, false)).toEqual({
        text: 'No governor counts this token here, so nobody votes with it on this chain.',
        isUrgent: false,
      });
  });
});
