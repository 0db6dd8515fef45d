import { setImmediate } from 'node:timers/promises';

/** So long, in milliseconds, may work hold up whatever else the process answers. */
const TURN_MS = 10;

/** To be awaited between pieces of long work: lets others have their turn once this one was long enough. */
export function createBreath(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
