const FIRST_MS = 1_000;
/** Milliseconds. Whoever waits for the server sees it come back within this time. */
const LAST_MS = 10_000;

/**
 * Milliseconds to wait after `failures` consecutive failures (from 0): doubled each time, up to ten seconds, and then reduced by up to a half
 * according
 * to `random` (0 to 1), so that not all clients return at the same moment.
 */
export function backoffDelay(failures: number, random: number): number {
  const full = Math.min(FIRST_MS * 2 ** failures, LAST_MS);
  return Math.round(full * (0.5 + random / 2));
}
