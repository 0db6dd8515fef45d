// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterTyping, MOST_MS, PAUSE_MS } from './afterTyping.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const done: string[] = [];
  const pending = afterTyping(() => done.push('task'));
  return { done, ...pending };
}

test('what is asked for with every key is done once, when a key is missing', () => {
  const { done, ask } = begin();
  for (let key = 0; key < 4; key++) {
    ask();
    vi.advanceTimersByTime(PAUSE_MS - 1);
  }
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['task']);
  ask();
  vi.advanceTimersByTime(PAUSE_MS);
  expect(done).toEqual(['task', 'task']);
});

test('it is done now and then while somebody types without a pause', () => {
  const { done, ask } = begin();
  const type = (milliseconds: number) => {
    for (let time = 0; time < milliseconds; time += 50) {
      ask();
      vi.advanceTimersByTime(50);
    }
  };
  type(MOST_MS - 50);
  expect(done).toEqual([]);
  type(50);
  expect(done).toEqual(['task']);
  type(MOST_MS);
  expect(done).toEqual(['task', 'task']);
});

test('it is done at once when somebody needs it, and not a second time', () => {
  const { done, ask, now } = begin();
  now();
  ask();
  now();
  vi.advanceTimersByTime(MOST_MS);
  expect(done).toEqual(['task']);
});

test('what waits is done before a page is left', () => {
  const { done, ask } = begin();
  ask();
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(MOST_MS);
  expect(done).toEqual(['task']);
});

test('and with a press, which acts on what was typed, but not while the pointer is down, as what it changes may move what is pressed', () => {
  const { done, ask } = begin();
  ask();
  document.body.dispatchEvent(new Event('pointerdown'));
  expect(done).toEqual([]);
  document.body.dispatchEvent(new Event('click'));
  expect(done).toEqual(['task']);
});

test('and with Enter, which chooses in a list, but not with another key', () => {
  const { done, ask } = begin();
  ask();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(done).toEqual([]);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(done).toEqual(['task']);
});

test('and before it is hidden, and at once in one that is', () => {
  const { done, ask } = begin();
  ask();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual(['task']);
  ask();
  vi.advanceTimersByTime(MOST_MS);
  expect(done).toEqual(['task', 'task']);
  state.mockRestore();
});
