import { expect, test } from 'vitest';
import { errorSentence } from './errorSentence.ts';

test('answers that are missing and answers that are not valid are told apart', () => {
  const errors = { a: 'Please select', b: 'Please select a chain', c: 'The address is invalid', d: 'Voting period must be greater than 0' };
  expect(errorSentence(errors)).toBe('2 answers are missing, and 2 answers need another look.');
});

test('one of a kind is told in the singular', () => {
  expect(errorSentence({ a: 'Please enter a name' })).toBe('1 answer is missing.');
  expect(errorSentence({ a: 'At most 80 characters' })).toBe('1 answer needs another look.');
});

test('a wrong answer is not called missing, however politely its message begins', () => {
  const wrong = [
    'From 0 to 100 %',
    'Please write the full address, beginning with https:// or http://',
    'Please use ordinary letters and digits',
  ];
  for (const message of wrong) expect(errorSentence({ a: message })).toBe('1 answer needs another look.');
});

test('without errors nothing is said', () => {
  expect(errorSentence({})).toBeUndefined();
});
