import { expect, test } from 'vitest';
import { stepsOf } from './volumeLines.ts';

const point = (seconds: number, totalBondedUsd: number, liquidityUsd = 0) => ({
  timestamp: new Date(seconds * 1000).toISOString(),
  purchases: 1,
  totalBondedUsd,
  liquidityUsd,
  strategicUsd: totalBondedUsd - liquidityUsd,
});

test('a total rises when something is bought, and stays until then and until now', () => {
  expect(stepsOf([point(100, 5), point(200, 8, 3)], 'totalBondedUsd', 50, 300)).toEqual([
    { at: 100, value: 0 },
    { at: 100, value: 5 },
    { at: 200, value: 5 },
    { at: 200, value: 8 },
    { at: 300, value: 8 },
  ]);
  expect(stepsOf([point(100, 5), point(200, 8, 3)], 'liquidityUsd', 50, 300).map(({ value }) => value)).toEqual([0, 0, 0, 3, 3]);
});

test('nothing bought is nothing drawn', () => expect(stepsOf([], 'strategicUsd', 0, 300)).toEqual([]));
