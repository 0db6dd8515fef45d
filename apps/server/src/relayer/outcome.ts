/** What a look at a task has come to. */
export type Outcome =
  /** The destination says so. */
  | { type: 'done'; note?: string }
  /** Not yet, and nobody's fault. */
  | { type: 'later'; at: Date; reason: string }
  /** As `later`, at a time that grows with the number of looks. */
  | { type: 'waits'; reason: string }
  /** Never. */
  | { type: 'dropped'; reason: string };

export const DONE: Outcome = { type: 'done' };
export const later = (at: Date, reason: string): Outcome => ({ type: 'later', at, reason });
export const waits = (reason: string): Outcome => ({ type: 'waits', reason });
export const dropped = (reason: string): Outcome => ({ type: 'dropped', reason });
