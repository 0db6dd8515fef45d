import { expect, test } from 'vitest';
import { isLoadFailure } from './isLoadFailure.ts';

test.each([
  'Failed to fetch dynamically imported module: https://althing.example/assets/a.js',
  'error loading dynamically imported module: https://althing.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('"%s" is a part that did not come', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

test('anything else is not', () => {
  expect(isLoadFailure(new Error('Failed to fetch'))).toBe(false);
  expect(isLoadFailure('Importing a module script failed.')).toBe(false);
});
