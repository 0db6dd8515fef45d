import type { OrganisationState } from '@althing/domain/organisation';

/** Ways to sort the list: docs/requirements.md#organisation-list. */
export const SORTS = [
  { value: 'name-asc', label: 'A to Z' },
  { value: 'name-desc', label: 'Z to A' },
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

/** Filters of the list, with the same names as in the URL and in the API's query. */
export interface OrganisationFilter {
  sort?: Sort;
  search?: string;
  categoryId?: string;
  chainId?: number;
  creator?: string;
  state?: OrganisationState;
}

/** The filters in the URL. `mine` replaces the creator, so that a shared link does not contain the sharer's address. */
export interface OrganisationSearch extends Omit<OrganisationFilter, 'creator' | 'state'> {
  mine?: boolean;
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim().slice(0, 80) : undefined);

/** The filters in the URL, without unknown ones. */
export function readOrganisationSearch(search: Record<string, unknown>): OrganisationSearch {
  const sort = SORTS.find(({ value }) => value === search.sort)?.value;
  const chainId = Number(search.chainId);
  return clean({
    sort: sort === 'newest' ? undefined : sort,
    search: text(search.search),
    categoryId: text(search.categoryId),
    chainId: Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined,
    mine: search.mine === true || search.mine === 'true' ? true : undefined,
  });
}

/** Without undefined filters, so that these are left out of the URL. */
export function clean(search: { [K in keyof OrganisationSearch]: OrganisationSearch[K] | undefined }): OrganisationSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
