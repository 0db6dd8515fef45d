/** A draft that nobody has registered for so long is removed. */
export const DRAFT_DAYS = 30;
