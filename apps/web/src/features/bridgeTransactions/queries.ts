import type { BridgeTransaction, EndpointResponse } from '@althing/domain/http';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { ApiError } from '../../lib/http/apiError.ts';
import { apiKey, apiQuery } from '../../lib/query/apiQuery.ts';
import { queryOf, type TransactionSearch } from './transactionSearch.ts';

export type { BridgeTransaction };
export type BridgeTransactionDetail = EndpointResponse<'GET /api/v1/bridge/transactions/:id'>;
export type BridgeLeg = BridgeTransaction['legs'][number];

const LIST = 'GET /api/v1/bridge/transactions';
const PAGE = 20;
const EXPORT_PAGE = 100;
/** Requests of an export; what filters leave out counts too. */
const EXPORT_REQUESTS = 100;

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

const ROUTES = 'GET /api/v1/bridge/routes/transfers';
/** Milliseconds between two looks at transfers over bridges of others, of which no live event tells. */
const ROUTES_EVERY = 10_000;

/** Everybody's transfers over the second set of bridges, newest first. */
export const useRouteTransfers = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey(ROUTES, {}),
      queryFn: ({ pageParam, signal }) => api(ROUTES, { query: { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      refetchInterval: ROUTES_EVERY,
    }),
  );

export interface Exported {
  transactions: BridgeTransaction[];
  /** False where there are more than are exported. */
  isWhole: boolean;
}

/** Everything that the filter leaves, page by page, as far as the limit. */
export async function fetchBridgeTransactions(search: TransactionSearch, organisationId: string | undefined): Promise<Exported> {
  const transactions: BridgeTransaction[] = [];
  let cursor: string | null = null;
  for (let request = 0; request < EXPORT_REQUESTS && (request === 0 || cursor !== null); request += 1) {
    const page: EndpointResponse<typeof LIST> = await api(LIST, {
      query: { limit: EXPORT_PAGE, ...queryOf(search, organisationId), ...(cursor === null ? {} : { cursor }) },
    });
    transactions.push(...page.items);
    cursor = page.nextCursor;
  }
  return { transactions, isWhole: cursor === null };
}

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
