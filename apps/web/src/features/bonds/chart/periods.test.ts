import { expect, test } from 'vitest';
import { beginOf, periodsOf } from './periods.ts';

const DAY = 86_400;
const disabled = (age: number) => periodsOf(0, age).flatMap(({ period, reason }) => (reason ? [period] : []));

test('a day and seven days are offered once there are data that old', () => {
  expect(disabled(DAY - 1)).toEqual(['1D', '7D']);
  expect(disabled(DAY)).toEqual(['7D']);
  expect(disabled(7 * DAY)).toEqual([]);
});

test('a period begins with the data where they are younger', () => {
  expect(beginOf('1D', 0, 3 * DAY)).toBe(2 * DAY);
  expect(beginOf('ALL', 5, 3 * DAY)).toBe(5);
  expect(beginOf('7D', 5, 3 * DAY)).toBe(5);
});
