const FIRST_MS = 1_000;
/** Somebody who waits for the server sees it come back within this time. */
const LAST_MS = 10_000;

/**
 * Milliseconds to wait before the next try after `failures` failures in a row (0 and up): doubled each time, up to ten
 * seconds, and spread by `random` (0 to 1) over its upper half, so that not everybody comes back in the same moment.
 */
export function backoffDelay(failures: number, random: number): number {
  const full = Math.min(FIRST_MS * 2 ** failures, LAST_MS);
  return Math.round(full * (0.5 + random / 2));
}
