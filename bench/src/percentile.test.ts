import { describe, expect, it } from 'vitest';
import { percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('a percentile', () => {
  it('is the nearest rank of the sorted sample', () => {
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([3], 0.01)).toBe(3);
  });

  it('leaves the sample as it was', () => {
    const sample = [2, 1];
    percentile(sample, 0.5);
    expect(sample).toEqual([2, 1]);
  });

  it('is not a number where nothing was measured', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});
