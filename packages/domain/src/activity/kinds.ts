/** What can happen in an organisation, as lists of its activity are filtered. */
export const ACTIVITY_KINDS = ['proposal', 'vote', 'transfer', 'delegation', 'safe', 'upgrade'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const ACTIVITY_LABELS = {
  proposal: 'Proposals',
  vote: 'Votes',
  transfer: 'Transfers',
  delegation: 'Delegations',
  safe: 'Safes',
  upgrade: 'Changes of the organisation',
} as const satisfies Record<ActivityKind, string>;

export const PROPOSAL_STEPS = ['created', 'queued', 'executed', 'canceled', 'vetoed'] as const;
/** Characters of a reason or title that a line of activity shows. */
export const ACTIVITY_TEXT = 280;
