import { setImmediate } from 'node:timers/promises';

/** The longest, in milliseconds, that work may keep the event loop from everything else. */
const TURN_MS = 10;

/** To be awaited between pieces of long work: yields to the event loop once the work has taken its share. */
export function createBreath(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
