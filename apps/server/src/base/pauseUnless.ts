import { setTimeout as pause } from 'node:timers/promises';

/** Resolves early when stopped: stopping is no error of whoever waits. */
export const pauseUnless = async (signal: AbortSignal, milliseconds: number): Promise<void> => {
  await pause(milliseconds, undefined, { signal }).catch(() => undefined);
};
