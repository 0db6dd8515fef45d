/**
 * The most that a governor's pot pays at first, in the chain's currency: for the votes of one proposal, and for those of all proposals of a period
 * (docs/decisions/007). A proposal of the governor may change both.
 */
export const REFUND_CAPS = { proposal: '0.5', period: '4', periodDays: 30 } as const;
