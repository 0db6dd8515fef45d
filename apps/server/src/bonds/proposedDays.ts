/** Days that a proposed market waits for its creation; a vote with its delays takes less. */
export const PROPOSED_DAYS = 180;
