import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenBack } from './reloadWhenBack.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function surroundings(whenHere: () => Promise<void> = async () => undefined) {
  const memory = new Map<string, string>();
  return {
    whenHere: vi.fn(whenHere),
    reload: vi.fn<() => void>(),
    now: () => Date.now(),
    memory: { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => void memory.set(key, value) },
  };
}

test('the page is loaded anew once the server answers, and not before', async () => {
  const server = Promise.withResolvers<void>();
  const here = surroundings(() => server.promise);
  reloadWhenBack(here);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(here.reload).not.toHaveBeenCalled();
  server.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(here.reload).toHaveBeenCalledOnce();
});

test('a page that breaks on a server that answers is loaded anew every ten seconds at most', async () => {
  const first = surroundings();
  reloadWhenBack(first);
  await vi.advanceTimersByTimeAsync(0);
  expect(first.reload).toHaveBeenCalledOnce();

  const second = { ...surroundings(), memory: first.memory };
  reloadWhenBack(second);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(second.reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(second.reload).toHaveBeenCalledOnce();
});

test('a page that is left is not loaded anew', async () => {
  const server = Promise.withResolvers<void>();
  const here = surroundings(() => server.promise);
  const leave = reloadWhenBack(here);
  await vi.advanceTimersByTimeAsync(0);
  leave();
  server.resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(here.whenHere).toHaveBeenCalledOnce();
  expect(here.reload).not.toHaveBeenCalled();
});
