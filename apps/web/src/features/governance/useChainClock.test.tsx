// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useClockSince } from './useChainClock.ts';

const SINCE = 1_700_000_000;
const { read } = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock('../../lib/chain/useChainRead.ts', () => ({ useChainRead: read }));

beforeEach(() => read.mockReset());
const clock = (answer: object, isFollowed = true) => {
  read.mockReturnValue(answer);
  return renderHook(() => useClockSince(31337, SINCE, isFollowed)).result.current;
};

test('until the chain answers no time has passed', () => {
  expect(clock({ data: undefined, isError: false })).toBe(SINCE);
});

test('a chain that answers tells its own time', () => {
  expect(clock({ data: { timestamp: SINCE + 60, readAt: Date.now() }, isError: false })).toBe(SINCE + 60);
});

test('a chain that is away makes nothing look new', () => {
  expect(clock({ data: undefined, isError: true })).toBeGreaterThan(SINCE + 1_000);
});

test('what is done is not followed', () => {
  clock({ data: undefined, isError: false }, false);
  expect(read.mock.lastCall?.[0]).not.toHaveProperty('every');
  clock({ data: undefined, isError: false });
  expect(read.mock.lastCall?.[0]).toHaveProperty('every');
});
