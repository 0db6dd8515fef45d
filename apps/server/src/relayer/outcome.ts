/** The result of looking at a task. */
export type Outcome =
  /** Done, as the destination confirms. */
  | { type: 'done'; note?: string }
  /** It cannot be done before `at`; nothing is wrong. */
  | { type: 'later'; at: Date; reason: string }
  /** It cannot be done yet. The pause before the next look grows with the number of looks. */
  | { type: 'waits'; reason: string }
  /** It will never be done. */
  | { type: 'dropped'; reason: string };

export const DONE: Outcome = { type: 'done' };
export const later = (at: Date, reason: string): Outcome => ({ type: 'later', at, reason });
export const waits = (reason: string): Outcome => ({ type: 'waits', reason });
export const dropped = (reason: string): Outcome => ({ type: 'dropped', reason });
