import { describe, expect, it, test } from 'vitest';
import { maturitySentence, receiptWords, vestingText } from './bondWords.ts';
import { maturityOf, type Vesting } from './maturity.ts';
import { DAY } from './units.ts';

/** 15.01.2027, 08:00 UTC. */
const AT = 1_800_000_000n;
/** 17.01.2027, 00:00 UTC. */
const MIDNIGHT = 1_800_144_000n;
const bond = (vesting: Partial<Vesting>): Vesting => ({ term: 'fixed-term', vesting: 0n, linearDuration: 0n, ...vesting });

describe('when a payout can be had', () => {
  test.each([
    ['a term of 0', bond({}), 'You receive the tokens with the purchase.', 'At once'],
    [
      'a term of seven days, rounded down to the day',
      bond({ vesting: 7n * DAY }),
      'You can redeem all tokens from 22.01.2027, 00:00 UTC on if the purchase is mined before 16.01.2027, 00:00 UTC, otherwise later.',
      '7 days after you buy',
    ],
    [
      'a day that has come',
      bond({ term: 'fixed-expiry', vesting: AT }),
      'You receive the tokens with the purchase.',
      'On 15.01.2027, 08:00 UTC',
    ],
    [
      'a day that is to come, which is the same for all',
      bond({ term: 'fixed-expiry', vesting: MIDNIGHT }),
      'You can redeem all tokens from 17.01.2027, 00:00 UTC on.',
      'On 17.01.2027, 00:00 UTC',
    ],
    [
      'a linear payout from such a day on',
      bond({ term: 'fixed-expiry', vesting: MIDNIGHT, linearDuration: DAY }),
      'The tokens become yours evenly from 17.01.2027, 00:00 UTC until 18.01.2027, 00:00 UTC. Claim what is due whenever you like.',
      'On 17.01.2027, 00:00 UTC, then evenly over 1 day',
    ],
    [
      'a linear payout after a day, whose times are not rounded',
      bond({ vesting: DAY, linearDuration: 10n * DAY }),
      'If you buy now, the tokens become yours evenly from 16.01.2027, 08:00 UTC until 26.01.2027, 08:00 UTC. Claim what is due whenever you like.',
      '1 day after you buy, then evenly over 10 days',
    ],
    [
      'a linear payout from now on',
      bond({ linearDuration: DAY }),
      'If you buy now, the tokens become yours evenly from 15.01.2027, 08:00 UTC until 16.01.2027, 08:00 UTC. Claim what is due whenever you like.',
      'Evenly over 1 day',
    ],
  ])('of %s', (_, market, sentence, short) => {
    expect(maturitySentence(maturityOf(market, AT))).toBe(sentence);
    expect(vestingText(market)).toBe(short);
  });
});

describe('the day of a bond with a term', () => {
  const dayOf = (market: Vesting, at: bigint) => {
    const maturity = maturityOf(market, at);
    return maturity.is === 'on-a-day' ? maturity : undefined;
  };
  test.each([7n * DAY, 7n * DAY + 5n, 8n * DAY - 1n])('holds for %d seconds as long as it says, and not a second longer', (vesting) => {
    const market = bond({ vesting });
    const { day, boughtBefore } = dayOf(market, AT)!;
    expect(boughtBefore! > AT).toBe(true);
    expect(dayOf(market, boughtBefore! - 1n)?.day).toBe(day);
    expect(dayOf(market, boughtBefore!)?.day).toBe(day + DAY);
  });
});

it('a receipt names its day in the same form as the quote', () => {
  expect(receiptWords(Number(MIDNIGHT), false)).toBe(', all of it from 17.01.2027, 00:00 UTC on');
  expect(receiptWords(Number(MIDNIGHT), true)).toBe(', evenly, all of it by 17.01.2027, 00:00 UTC');
  expect(receiptWords(0, false)).toBe('');
});
