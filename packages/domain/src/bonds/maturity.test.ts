import { describe, expect, test } from 'vitest';
import { maturitySentence, vestingText } from './bondWords.ts';
import { maturityOf, type Vesting } from './maturity.ts';
import { DAY } from './units.ts';

/** 15.01.2027, 08:00 UTC. */
const AT = 1_800_000_000n;
const bond = (vesting: Partial<Vesting>): Vesting => ({ term: 'fixed-term', vesting: 0n, linearDuration: 0n, ...vesting });

describe('when a payout can be had', () => {
  test.each([
    ['a term of 0', bond({}), 'You receive the tokens with the purchase.', 'At once'],
    [
      'a term of seven days, rounded down to the day',
      bond({ vesting: 7n * DAY }),
      'You can redeem all tokens from 22.01.2027, 00:00 UTC on.',
      '7 days after you buy',
    ],
    [
      'a day that has come',
      bond({ term: 'fixed-expiry', vesting: AT }),
      'You receive the tokens with the purchase.',
      'On 15.01.2027, 08:00 UTC',
    ],
    [
      'a linear payout after a day, whose times are not rounded',
      bond({ vesting: DAY, linearDuration: 10n * DAY }),
      'The tokens become yours evenly from 16.01.2027, 08:00 UTC until 26.01.2027, 08:00 UTC. Claim what is due whenever you like.',
      '1 day after you buy, then evenly over 10 days',
    ],
    [
      'a linear payout from now on',
      bond({ linearDuration: DAY }),
      'The tokens become yours evenly from 15.01.2027, 08:00 UTC until 16.01.2027, 08:00 UTC. Claim what is due whenever you like.',
      'Evenly over 1 day',
    ],
  ])('of %s', (_, market, sentence, short) => {
    expect(maturitySentence(maturityOf(market, AT))).toBe(sentence);
    expect(vestingText(market)).toBe(short);
  });
});
