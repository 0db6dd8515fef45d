import { expect, test } from 'vitest';
import { type OwnPowerCase, powerSentence } from './ownPower.ts';

const sentence = (change: Partial<OwnPowerCase>): string => {
  const { before, symbol, after } = powerSentence({
    isBeforeVote: false,
    counting: 'fractional',
    symbol: 'ACME',
    opened: '02.01.1970, 00:00',
    ...change,
  });
  return `${before} 5 ${symbol}${after}`;
};

test('before a vote opens, what one has now is not told as what will count', () => {
  expect(sentence({ isBeforeVote: true })).toBe('You have 5 ACME votes now. What you have when voting opens will count.');
});

test('tokens of which roots will be taken are not called votes', () => {
  expect(sentence({ isBeforeVote: true, counting: 'quadratic' })).toBe('You have 5 ACME now. What you have when voting opens will count.');
});

test('in an open vote the power is that of the moment in which it opened', () => {
  expect(sentence({})).toBe('You vote with 5 ACME, as of 02.01.1970, 00:00.');
});
