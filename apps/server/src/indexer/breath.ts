import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which work may block the event loop at a time. */
const TURN_MS = 10;

/** Await the returned function between pieces of long work: it lets other work run once `TURN_MS` have passed. */
export function createBreath(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
