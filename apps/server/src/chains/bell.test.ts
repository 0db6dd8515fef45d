import { expect, test } from 'vitest';
import { Bell } from './bell.ts';

const LONG_MS = 1_000_000;
const never = new AbortController().signal;

test('a pause ends when the bell rings', async () => {
  const bell = new Bell();
  const pause = bell.pause(never, LONG_MS);
  bell.ring();
  await expect(pause).resolves.toBeUndefined();
});

test('a ring that nobody heard ends the next pause, and only that', async () => {
  const bell = new Bell();
  bell.ring();
  bell.ring();
  await bell.pause(never, LONG_MS);
  let isOver = false;
  const next = bell.pause(never, LONG_MS).then(() => (isOver = true));
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  bell.ring();
  await next;
});

test('a pause ends with its signal', async () => {
  const stop = new AbortController();
  const pause = new Bell().pause(stop.signal, LONG_MS);
  stop.abort();
  await expect(pause).resolves.toBeUndefined();
});
