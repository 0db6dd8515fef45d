/** docs/requirements.md#proposal-states. `pendingexecution` is a queued proposal; a vetoed one is `canceled`, with a flag beside it. */
export const PROPOSAL_STATES = ['pending', 'active', 'succeeded', 'defeated', 'pendingexecution', 'executed', 'canceled'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
