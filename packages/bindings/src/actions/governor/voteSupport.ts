/** How a governor numbers the choices of a voter. */
export const VOTE_SUPPORT = { against: 0, for: 1, abstain: 2 } as const;
export type VoteChoice = keyof typeof VOTE_SUPPORT;
