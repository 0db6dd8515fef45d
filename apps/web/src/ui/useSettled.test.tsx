// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettled } from './useSettled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page is drawn once it is known, and stays so', () => {
  const { result, rerender } = renderHook(({ isKnown }) => useSettled(isKnown), { initialProps: { isKnown: false } });
  expect(result.current).toBe(false);
  rerender({ isKnown: true });
  expect(result.current).toBe(true);
  rerender({ isKnown: false });
  expect(result.current).toBe(true);
});

test('what is never known holds a page back for two seconds', () => {
  const { result } = renderHook(() => useSettled(false));
  act(() => void vi.advanceTimersByTime(1_999));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});
