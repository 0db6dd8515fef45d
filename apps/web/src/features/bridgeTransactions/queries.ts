import type { BridgeTransaction, EndpointResponse } from '@althing/domain/http';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { ApiError } from '../../lib/http/apiError.ts';
import { apiKey, apiQuery } from '../../lib/query/apiQuery.ts';
import { EXPORT_PAGE, type Exported, fetchPages } from './fetchPages.ts';
import { queryOf, type TransactionSearch } from './transactionSearch.ts';

export type { BridgeTransaction };
export type BridgeTransactionDetail = EndpointResponse<'GET /api/v1/bridge/transactions/:id'>;
export type BridgeLeg = BridgeTransaction['legs'][number];

const LIST = 'GET /api/v1/bridge/transactions';
const PAGE = 20;

/** @param organisationId - null while it is not known yet of which organisation. */
export function useBridgeTransactions(search: TransactionSearch, organisationId: string | null | undefined) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey(LIST, { ...search, organisationId }),
      queryFn: ({ pageParam, signal }) =>
        api(LIST, {
          query: { limit: PAGE, ...queryOf(search, organisationId ?? undefined), ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      enabled: organisationId !== null,
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}

/** Everything that the filter leaves, page by page, as far as the limit. */
export const fetchBridgeTransactions = (
  search: TransactionSearch,
  organisationId: string | undefined,
): Promise<Exported<BridgeTransaction>> =>
  fetchPages((cursor) =>
    api(LIST, { query: { limit: EXPORT_PAGE, ...queryOf(search, organisationId), ...(cursor === null ? {} : { cursor }) } }),
  );

const ASK_AGAIN = 2_000;

/** One that was just sent is not indexed yet, so "not found" is asked again. */
export const useBridgeTransaction = (id: string) =>
  useQuery({
    ...apiQuery('GET /api/v1/bridge/transactions/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.error instanceof ApiError && state.error.isNotFound ? ASK_AGAIN : false),
  });

/** Everything that was given to bridges under one hash: a message and its resends, or what a transaction of either chain did. */
export const useBridgeTransactionsOf = (hash: string | undefined) =>
  useQuery({ ...apiQuery(LIST, { query: { hash: hash ?? '', limit: 50 } }), enabled: hash !== undefined });

/** Messages with votes that a spoke has sent, newest first. */
export const useVotesOfSpoke = (spoke: string, chainId: number) =>
  useQuery(apiQuery(LIST, { query: { address: spoke, chainId, type: 'message', limit: 20 } }));

/** What keeps it from being executed, as its destination says now. */
export const useWaiting = (id: string, enabled: boolean) =>
  useQuery({ ...apiQuery('GET /api/v1/bridge/transactions/:id/waiting', { params: { id } }), enabled, refetchInterval: 10_000 });
