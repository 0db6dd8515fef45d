import type { RouteTransfer } from '@althing/domain/http';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/http/api.ts';
import { apiKey, apiQuery } from '../../../lib/query/apiQuery.ts';
import { EXPORT_PAGE, type Exported, fetchPages } from '../fetchPages.ts';
import { routesQueryOf, type TransactionSearch } from '../transactionSearch.ts';

const LIST = 'GET /api/v1/bridge/routes/transfers';
const PAGE = 20;

/** Transfers over bridges of others that the search leaves, newest first. @param organisationId - undefined for everybody's. */
export function useRouteTransfers(search: TransactionSearch, organisationId: string | undefined) {
  const query = routesQueryOf(search, organisationId);
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey(LIST, query),
      queryFn: ({ pageParam, signal }) =>
        api(LIST, { query: { limit: PAGE, ...query, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}

/** Everything that the search leaves, page by page, as far as the limit. */
export const fetchRouteTransfers = (search: TransactionSearch, organisationId: string | undefined): Promise<Exported<RouteTransfer>> =>
  fetchPages((cursor) =>
    api(LIST, { query: { limit: EXPORT_PAGE, ...routesQueryOf(search, organisationId), ...(cursor === null ? {} : { cursor }) } }),
  );

export const useRouteTransfer = (id: string) => useQuery(apiQuery('GET /api/v1/bridge/routes/transfers/:id', { params: { id } }));

/** What a transaction of either chain sent or brought over bridges of others. */
export const useRouteTransfersOf = (hash: string) => useQuery(apiQuery(LIST, { query: { hash, limit: 50 } }));
