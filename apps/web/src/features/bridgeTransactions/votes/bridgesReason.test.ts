import { expect, test } from 'vitest';
import { bridgesReason } from './bridgesReason.ts';

test('nothing is sent where no bridge is chosen or there is none', () => {
  expect(bridgesReason(0, 0)).toBe('No bridge carries votes from here at present.');
  expect(bridgesReason(3, 0)).toBe('Choose a bridge.');
  expect(bridgesReason(3, 2)).toBeUndefined();
});
