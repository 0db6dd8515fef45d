import { PLAN_DAYS } from '@althing/domain/organisation';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * When to look at an unfinished chain again, in milliseconds. A transaction on its way is watched closely; a plan that
 * nobody deploys is asked about less and less, as its transaction may have left a closed tab. Null once that has been so for as
 * long as plans last: the chain is looked at again when somebody who may deploy it comes back.
 *
 * @param idleMs time since the last thing that happened to the chain's ledger
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

/** Whether what happened to a chain's ledger is so recent that somebody waits for what comes next. */
export const isFresh = (idleMs: number): boolean => idleMs < HOUR;

/** A reported transaction that no node knows counts as dropped after this. */
export const DROPPED_AFTER_MS = 3 * MINUTE;
