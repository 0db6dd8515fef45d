import { expect, test } from 'vitest';
import { backoffDelay } from './backoff.ts';

test('the wait doubles with every failure, up to ten seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((failures) => backoffDelay(failures, 1))).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000]);
});

test('it is spread over its upper half', () => {
  expect(backoffDelay(2, 0)).toBe(2_000);
  expect(backoffDelay(2, 0.5)).toBe(3_000);
});
