/** What may be proposed at once. Whoever is over a limit keeps nobody else from proposing. */
export const UPGRADE_LIMITS = {
  /** Days in which the signers decide, and in which an approved proposal has to be begun. */
  days: 30,
  /** Days in which what was begun has to be finished and registered, so that one that nobody finishes does not stand in the way of others for ever. */
  executionDays: 30,
  /** Open proposals of one account in one organisation, and of all accounts together, but for those of signers. */
  openOfOne: 5,
  openOfAll: 50,
  /** Transactions of one plan. */
  transactions: 200,
  /** Characters in which a proposal says what it changes, but for headings, and of one line of it: they go into a transaction and stay for ever. */
  words: 5_000,
  line: 600,
  /** Days after its end for which the plan of an expired proposal is kept. What it would have changed is kept in words. */
  planDays: 60,
} as const;

const DAY_MS = 24 * 3600_000;
export const UPGRADE_MS = UPGRADE_LIMITS.days * DAY_MS;
export const UPGRADE_PLAN_MS = UPGRADE_LIMITS.planDays * DAY_MS;
export const UPGRADE_EXECUTION_MS = UPGRADE_LIMITS.executionDays * DAY_MS;
