import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { validateWithoutEval } from './validateWithoutEval.ts';

afterEach(() => void z.config({ jitless: false }));

test('zod then interprets its schemas, also where it is loaded already', () => {
  expect(z.config().jitless).not.toBe(true);
  validateWithoutEval();
  expect(z.config().jitless).toBe(true);
});
