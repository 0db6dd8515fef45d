import { expect, test } from 'vitest';
import type { VestingGrant } from './grant.ts';
import { curvePath, curveX, curveY, vestingCurve } from './vestingCurve.ts';

const even: VestingGrant = {
  id: 1n,
  beneficiary: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  start: 0,
  end: 100,
  milestones: [],
  total: 100n,
  released: 0n,
};
const stones: VestingGrant = { ...even, start: 50, end: 200, milestones: [50, 200], total: 20n };
const box = { width: 400, height: 100, from: 0, to: 200, total: 120n };

test('the line is straight where it vests evenly and upright at a milestone', () => {
  expect(vestingCurve([even, stones])).toEqual([
    { at: 0, vested: 0n },
    { at: 50, vested: 50n },
    { at: 50, vested: 60n },
    { at: 100, vested: 110n },
    { at: 200, vested: 110n },
    { at: 200, vested: 120n },
  ]);
});

test('it is drawn from corner to corner', () => {
  expect(curvePath(vestingCurve([even]), { ...box, to: 100, total: 100n })).toBe('M0.00 100.00L400.00 0.00');
  expect([curveX(box, -5), curveX(box, 50), curveX(box, 900)]).toEqual([0, 100, 400]);
  expect([curveY(box, 0n), curveY(box, 60n), curveY({ ...box, total: 0n }, 0n)]).toEqual([100, 50, 100]);
});
