import { expect, test, vi } from 'vitest';
import { validateWithoutEval } from './validateWithoutEval.ts';

test('zod then interprets its schemas', async () => {
  vi.resetModules();
  validateWithoutEval();
  const { z } = await import('zod');
  expect(z.config().jitless).toBe(true);
});
