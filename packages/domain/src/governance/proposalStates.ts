/** docs/requirements.md#proposal-states. `pendingexecution` is a queued proposal; a vetoed one is `canceled`, with a flag beside it. */
export const PROPOSAL_STATES = ['pending', 'active', 'succeeded', 'defeated', 'pendingexecution', 'executed', 'canceled'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** What a list of proposals can be narrowed to: a state, or the vetoed ones of the canceled. */
export const PROPOSAL_FILTERS = [...PROPOSAL_STATES, 'vetoed'] as const;
export type ProposalFilter = (typeof PROPOSAL_FILTERS)[number];
