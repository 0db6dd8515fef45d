import { PLAN_DAYS } from '@althing/domain/organisation';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Milliseconds until an unfinished chain is checked again. A transaction that was sent is watched closely. A plan without one is checked less and
 * less often; its transaction may have been sent from a tab that was closed. Null once nothing has happened for as long as plans last:
 * the chain is checked again when somebody who may deploy it opens the organisation.
 *
 * @param idleMs - time since anything last happened to the chain's ledger.
 */
export function nextLookAfter({ isOnItsWay, idleMs }: { isOnItsWay: boolean; idleMs: number }): number | null {
  if (isOnItsWay && isFresh(idleMs)) return 500;
  if (idleMs < MINUTE) return 2 * SECOND;
  if (idleMs < 10 * MINUTE) return 10 * SECOND;
  if (idleMs < HOUR) return MINUTE;
  if (idleMs < DAY) return 5 * MINUTE;
  if (idleMs < 7 * DAY) return HOUR;
  if (idleMs < PLAN_DAYS * DAY) return 6 * HOUR;
  return isOnItsWay ? DAY : null;
}

/** Whether the ledger of a chain changed so recently that somebody is probably waiting for the next change. */
export const isFresh = (idleMs: number): boolean => idleMs < HOUR;

/** Milliseconds after which a reported transaction that no node knows counts as dropped. */
export const DROPPED_AFTER_MS = 3 * MINUTE;
