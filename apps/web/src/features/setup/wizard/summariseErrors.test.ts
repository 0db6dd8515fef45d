import { ADDRESS_INVALID, SELECT, SELECT_CHAIN, VOTING_PERIOD_ZERO } from '@althing/domain/setup';
import { expect, test } from 'vitest';
import { errorSentence, summariseErrors } from './summariseErrors.ts';

test('answers that are missing and answers that are not valid are told apart', () => {
  const errors = { a: SELECT, b: SELECT_CHAIN, c: ADDRESS_INVALID, d: VOTING_PERIOD_ZERO, e: 'Please enter a symbol' };
  expect(summariseErrors(errors)).toEqual({ missing: 3, invalid: 2 });
  expect(errorSentence(summariseErrors(errors))).toBe('3 answers are missing and 2 not valid.');
});

test('one of a kind is told in the singular', () => {
  expect(errorSentence({ missing: 1, invalid: 0 })).toBe('1 answer is missing.');
  expect(errorSentence({ missing: 0, invalid: 1 })).toBe('1 answer is not valid.');
});

test('without errors nothing is said', () => {
  expect(errorSentence(summariseErrors({}))).toBeUndefined();
});
