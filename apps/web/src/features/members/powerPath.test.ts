import { expect, test } from 'vitest';
import { powerPath } from './powerPath.ts';

const SIZE = { width: 100, height: 40 };

test('votes stay as they are until they change, and to the present', () => {
  const points = [
    { at: 0, power: 10n },
    { at: 50, power: 20n },
    { at: 75, power: 0n },
  ];
  expect(powerPath(points, 100, SIZE)).toEqual({
    line: 'M0 20H50V0H75V40H100',
    area: 'M0 20H50V0H75V40H100V40H0Z',
    highest: 20n,
  });
});

test('without a history there is nothing to draw, and of nobody who ever voted a line at the bottom', () => {
  expect(powerPath([], 100, SIZE)).toBeUndefined();
  expect(powerPath([{ at: 5, power: 0n }], 5, SIZE)?.line).toBe('M0 40H100');
});
