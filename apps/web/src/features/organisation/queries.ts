import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { apiKey, apiQuery } from '../../lib/query/apiQuery.ts';

/** Slugs are lower case; an address with capitals finds the organisation too. */
export const organisationQuery = (slug: string) =>
  apiQuery('GET /api/v1/organisations/slug/:slug', { params: { slug: slug.toLowerCase() } });
export const useOrganisation = (slug: string) => useQuery(organisationQuery(slug));

const MEMBERS_PAGE = 20;

export function useMembers(organisationId: string, chainId: number) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey('GET /api/v1/organisations/:id/members', { organisationId, chainId }),
      queryFn: ({ pageParam, signal }) =>
        api('GET /api/v1/organisations/:id/members', {
          params: { id: organisationId },
          query: { chainId, limit: MEMBERS_PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );
}
