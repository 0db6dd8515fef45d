// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TransactionState } from '../transactionState.ts';
import { useUsedPermit } from './useUsedPermit.ts';

test.each([
  ['blocked', 1],
  ['confirmed', 1],
  ['reverted', 1],
  ['ready', 0],
  ['signing', 0],
] as const)('a transaction that is %s has its signature looked at %i times', (phase, times) => {
  const checkAgain = vi.fn(() => Promise.resolve());
  const { rerender } = renderHook(({ now }: { now: TransactionState['phase'] }) => useUsedPermit({ checkAgain }, now), {
    initialProps: { now: 'idle' as TransactionState['phase'] },
  });
  expect(checkAgain).not.toHaveBeenCalled();
  rerender({ now: phase });
  rerender({ now: phase });
  expect(checkAgain).toHaveBeenCalledTimes(times);
});
