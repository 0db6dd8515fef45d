import { describe, expect, it } from 'vitest';
import { absolute, compared } from './row.ts';

const measured = { area: 'gas', name: 'vote', unit: 'gas' };

describe('a promise about a ratio', () => {
  it('holds up to its bound and not beyond', () => {
    expect(compared({ ...measured, ours: 110, anchor: 100 }, { atMost: 1.1 })).toEqual({
      ...measured,
      ours: 110,
      anchor: 100,
      ratio: 1.1,
      goal: '≤ 1.1×',
      ok: true,
    });
    expect(compared({ ...measured, ours: 111, anchor: 100 }, { atMost: 1.1 }).ok).toBe(false);
  });

  it('may ask for more instead of less', () => {
    expect(compared({ ...measured, ours: 80, anchor: 100 }, { atLeast: 0.8 })).toMatchObject({ goal: '≥ 0.8×', ok: true });
    expect(compared({ ...measured, ours: 79, anchor: 100 }, { atLeast: 0.8 }).ok).toBe(false);
  });
});

describe('a promise about a figure', () => {
  it('gives the share of the goal where there is nothing to compare with', () => {
    expect(absolute({ ...measured, ours: 750_000 }, { atMost: 1_500_000 })).toMatchObject({
      anchor: null,
      ratio: 0.5,
      goal: '≤ 1,500,000',
      ok: true,
    });
  });

  it('is judged by the figure, not by its anchor', () => {
    expect(absolute({ ...measured, ours: 20, anchor: 100 }, { atMost: 10 })).toMatchObject({ anchor: 100, ratio: 0.2, ok: false });
  });

  it('does not hold where nothing was measured', () => {
    expect(absolute({ ...measured, ours: Number.NaN }, { atMost: 10 }).ok).toBe(false);
    expect(absolute({ ...measured, ours: Number.NaN }, { atLeast: 10 }).ok).toBe(false);
  });
});
