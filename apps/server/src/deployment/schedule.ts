const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * When to look at an unfinished chain again, in milliseconds. A transaction on its way is watched closely; a plan that
 * nobody deploys is asked about less and less, but never forgotten: its transaction may have left a closed tab.
 *
 * @param idleMs time since the last thing that happened to the chain's ledger
 */
export function nextLookAfter({ isOnItsWay, idleMs }: { isOnItsWay: boolean; idleMs: number }): number {
  if (isOnItsWay && isFresh(idleMs)) return 500;
  if (idleMs < MINUTE) return 2 * SECOND;
  if (idleMs < 10 * MINUTE) return 10 * SECOND;
  if (idleMs < HOUR) return MINUTE;
  if (idleMs < 24 * HOUR) return 5 * MINUTE;
  return HOUR;
}

/** Whether what happened to a chain's ledger is so recent that somebody waits for what comes next. */
export const isFresh = (idleMs: number): boolean => idleMs < HOUR;

/** A reported transaction that no node knows counts as dropped after this. */
export const DROPPED_AFTER_MS = 3 * MINUTE;
