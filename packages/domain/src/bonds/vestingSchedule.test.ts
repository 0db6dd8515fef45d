import fc from 'fast-check';
import { expect, it } from 'vitest';
import { releasableAt, vestedAt, type VestingSchedule } from './vestingSchedule.ts';

const schedule: VestingSchedule = { start: 100n, cliff: 130n, duration: 100n, slicePeriodSeconds: 10n, amountTotal: 999n, released: 0n };

it('vests nothing before the cliff, whole slices after it, and everything at the end', () => {
  expect([0n, 99n, 129n].map((at) => vestedAt(schedule, at))).toEqual([0n, 0n, 0n]);
  expect([130n, 139n, 140n, 199n].map((at) => vestedAt(schedule, at))).toEqual([299n, 299n, 399n, 899n]);
  expect([200n, 10_000n].map((at) => vestedAt(schedule, at))).toEqual([999n, 999n]);
  expect(vestedAt({ ...schedule, cliff: 300n }, 250n)).toBe(0n);
});

it('lets go of what has vested and was not released', () => {
  expect(releasableAt({ ...schedule, released: 200n }, 140n)).toBe(199n);
});

it('never falls and never passes the total', () => {
  const times = fc.bigInt(0n, 400n);
  fc.assert(
    fc.property(times, times, fc.bigInt(1n, 100n), fc.bigInt(1n, 2n ** 128n - 1n), (a, b, slicePeriodSeconds, amountTotal) => {
      const [earlier, later] = a < b ? [a, b] : [b, a];
      const changed = { ...schedule, slicePeriodSeconds, amountTotal };
      expect(vestedAt(changed, earlier) <= vestedAt(changed, later)).toBe(true);
      expect(vestedAt(changed, later) <= amountTotal).toBe(true);
    }),
  );
});
