import type { ActivityKind } from '@althing/domain/activity';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { apiKey } from '../../lib/query/apiQuery.ts';

const ACTIVITY = 'GET /api/v1/organisations/:id/activity';

export function useActivity(organisationId: string, kind: ActivityKind | undefined, limit: number) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey(ACTIVITY, { organisationId, kind, limit }),
      queryFn: ({ pageParam, signal }) =>
        api(ACTIVITY, {
          params: { id: organisationId },
          query: { limit, ...(kind ? { kind } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}
