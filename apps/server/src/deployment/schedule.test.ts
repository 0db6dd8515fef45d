import { expect, it } from 'vitest';
import { nextLookAfter } from './schedule.ts';

const HOUR = 3_600_000;

it('watches a transaction on its way twice a second', () => {
  expect(nextLookAfter({ isOnItsWay: true, idleMs: 60_000 })).toBe(500);
});

it('looks ever less often at a plan that nobody deploys, but never stops', () => {
  const waits = [0, 20 * 60_000, 2 * HOUR, 30 * HOUR, 8760 * HOUR].map((idleMs) => nextLookAfter({ isOnItsWay: false, idleMs }));
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[0]).toBe(2000);
  expect(waits.at(-1)).toBe(HOUR);
});
