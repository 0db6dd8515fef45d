import { MEMBER_SORTS, MEMBER_VOTE_FILTERS, type MemberSort, type MemberVoteFilter } from '@althing/domain/members';

/** What of the members is shown, from the URL. */
export interface MemberSearch {
  /** Undefined for the first chain of the token. */
  chain?: number | undefined;
  /** Undefined for the first: most votes. */
  sort?: MemberSort | undefined;
  /** The beginning of an address. */
  search?: string | undefined;
}

const BEGINNING = /^0x[0-9a-fA-F]{1,40}$/;

/** Why nothing is looked for; undefined where something is, or nothing is written. */
export const beginningProblem = (text: string): string | undefined =>
  text.trim() === '' || BEGINNING.test(text.trim()) ? undefined : 'An address begins with 0x and has the digits 0 to 9 and a to f.';

export function readMemberSearch(search: Record<string, unknown>): MemberSearch {
  const { chain, sort, search: text } = search;
  return {
    chain: typeof chain === 'number' && Number.isSafeInteger(chain) && chain > 0 ? chain : undefined,
    sort: MEMBER_SORTS.find((known) => known === sort && known !== 'power'),
    search: typeof text === 'string' && BEGINNING.test(text) ? text : undefined,
  };
}

/** Which votes and delegators of one member are shown, from the URL. */
export interface MemberPageSearch {
  votes?: MemberVoteFilter | undefined;
  /** The beginning of a delegator's address. */
  delegators?: string | undefined;
}

export function readMemberPageSearch({ votes, delegators }: Record<string, unknown>): MemberPageSearch {
  return {
    votes: MEMBER_VOTE_FILTERS.find((known) => known === votes),
    delegators: typeof delegators === 'string' && BEGINNING.test(delegators) ? delegators : undefined,
  };
}
