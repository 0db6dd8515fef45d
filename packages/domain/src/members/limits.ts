/** Bounds of what is told about the members of an organisation. */
export const MEMBER_LIMITS = {
  /** Newest proposals of an organisation on which "how many were voted on" is counted. */
  recentProposals: 10,
  /** More delegators than this are not counted. */
  delegators: 1_000,
  /** Newest changes of somebody's votes in the history of them. */
  history: 200,
  /** Characters of a delegate's statement. */
  statement: 4_000,
  /** Votes that are told of one account on one proposal; a weight may be split over several. */
  votesOnOne: 10,
} as const;

/** How an account voted on the proposals that are listed: `none` are those on which it has not. */
export const MEMBER_VOTE_FILTERS = ['for', 'against', 'abstain', 'split', 'none'] as const;
export type MemberVoteFilter = (typeof MEMBER_VOTE_FILTERS)[number];

/** How the list of members is sorted. */
export const MEMBER_SORTS = ['power', 'balance'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
