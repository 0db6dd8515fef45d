// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { afterFrame } from './afterFrame.ts';

function begin() {
  const done: string[] = [];
  const pending = afterFrame(() => done.push('task'));
  return { done, ...pending };
}

test('what is asked for several times is done once, after the callbacks of the next frame', async () => {
  const { done, ask } = begin();
  ask();
  ask();
  requestAnimationFrame(() => done.push('frame'));
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(['frame', 'task']));
  ask();
  await vi.waitFor(() => expect(done).toEqual(['frame', 'task', 'task']));
});

test('it is done at once when somebody needs it, and not a second time', async () => {
  const { done, ask, now } = begin();
  now();
  ask();
  now();
  expect(done).toEqual(['task']);
  const { done: later, ask: askLater } = begin();
  askLater();
  await vi.waitFor(() => expect(later).toEqual(['task']));
  expect(done).toEqual(['task']);
});

test('a page that is left gets no more frames, so what waits is done before', () => {
  const { done, ask } = begin();
  ask();
  window.dispatchEvent(new Event('pagehide'));
  expect(done).toEqual(['task']);
});

test('neither does one that is hidden', () => {
  const { done, ask } = begin();
  ask();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual(['task']);
  ask();
  expect(done).toEqual(['task', 'task']);
  state.mockRestore();
});
