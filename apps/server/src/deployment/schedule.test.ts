import { expect, it } from 'vitest';
import { nextLookAfter } from './schedule.ts';

const HOUR = 3_600_000;

it('watches a transaction on its way twice a second', () => {
  expect(nextLookAfter({ isOnItsWay: true, idleMs: 60_000 })).toBe(500);
});

it('looks ever less often at a plan that nobody deploys, and not for ever', () => {
  const hours = [0, 0.3, 2, 30, 200, 719, 720, 8760];
  const waits = hours.map((idle) => nextLookAfter({ isOnItsWay: false, idleMs: idle * HOUR }));
  expect(waits).toEqual([2000, 60_000, 300_000, HOUR, 6 * HOUR, 6 * HOUR, null, null]);
});

it('does not lose sight of what is on its way', () => {
  expect(nextLookAfter({ isOnItsWay: true, idleMs: 8760 * HOUR })).toBe(24 * HOUR);
});
