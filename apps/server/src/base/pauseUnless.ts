import { setTimeout as pause } from 'node:timers/promises';

/** Waits for so many milliseconds, or until `signal` aborts. Never rejects: being stopped is no error. */
export const pauseUnless = async (signal: AbortSignal, milliseconds: number): Promise<void> => {
  await pause(milliseconds, undefined, { signal }).catch(() => undefined);
};
