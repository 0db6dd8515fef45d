import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { apiKey, apiQuery } from '../../lib/query/apiQuery.ts';
import type { OrganisationFilter } from './filter.ts';

const categoriesQuery = () => ({ ...apiQuery('GET /api/v1/organisations/categories'), staleTime: Infinity });
export const useCategories = () => useQuery(categoriesQuery());

export const PAGE_SIZE = 12;

export function organisationsQuery(filter: OrganisationFilter & { limit?: number }) {
  return infiniteQueryOptions({
    queryKey: apiKey('GET /api/v1/organisations', filter),
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v1/organisations', { query: { limit: PAGE_SIZE, ...filter, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
export const useOrganisations = (filter: OrganisationFilter & { limit?: number }, enabled = true) =>
  useInfiniteQuery({ ...organisationsQuery(filter), enabled });
