import type { Check } from '@althing/bindings';
import type { PublicClient } from 'viem';
import { expect, it, vi } from 'vitest';
import { askChecks } from './askChecks.ts';

it('checks are asked with bounded answers, and of a wrong answer a thousand characters are kept', async () => {
  const bounded = { name: 'bounded' } as PublicClient;
  const long = 'x'.repeat(5_000);
  const runChecks = vi.fn().mockResolvedValue([
    { label: '', expected: long, actual: long, ok: true },
    { label: '', expected: '1', actual: long, ok: false },
    { label: '', expected: '1', actual: null, ok: false },
  ]);
  const checks: Check[] = [];
  const answers = await askChecks({ chains: { untrusted: () => bounded }, runChecks }, 1, checks, { blockNumber: 5n });
  expect(runChecks).toHaveBeenCalledExactlyOnceWith(bounded, checks, { blockNumber: 5n });
  expect(answers).toEqual([
    { actual: long, ok: true },
    { actual: 'x'.repeat(1_000), ok: false },
    { actual: null, ok: false },
  ]);
});
