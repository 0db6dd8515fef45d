import { describe, expect, test } from 'vitest';
import { linePath, nearest, rangeOf } from './chartPath.ts';

const points = [
  { at: 0, value: 100 },
  { at: 50, value: 200 },
  { at: 100, value: 150 },
];

describe('a chart', () => {
  test('goes through its points, from the bottom up and the left to the right', () => {
    expect(linePath(points, { width: 200, height: 100, from: 0, to: 100, low: 100, high: 200 })).toBe('M0 100L100 0L200 50');
  });

  test('leaves air above and below, and a level line stands in the middle', () => {
    expect(rangeOf([points])).toEqual({ low: 88, high: 212 });
    const range = rangeOf([[{ at: 0, value: 50 }]])!;
    expect((range.low + range.high) / 2).toBe(50);
    expect(rangeOf([[], []])).toBeUndefined();
  });

  test('never falls below nothing', () =>
    expect(
      rangeOf([
        [
          { at: 0, value: 0 },
          { at: 1, value: 10 },
        ],
      ])!.low,
    ).toBe(0));

  test('tells the point that is nearest in time', () => {
    expect(nearest(points, 60)).toBe(points[1]);
    expect(nearest([], 60)).toBeUndefined();
  });
});
