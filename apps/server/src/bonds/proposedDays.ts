/** Days after which a proposed market that was never created is forgotten; a vote with its delays takes less. */
export const PROPOSED_DAYS = 180;
