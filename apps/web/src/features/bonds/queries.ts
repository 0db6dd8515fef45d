import type { ChartPeriod, EndpointResponse } from '@althing/domain/http';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { apiKey, apiQuery } from '../../lib/query/apiQuery.ts';
import { invalidate } from '../../lib/query/invalidate.ts';
import type { MarketSearch } from './list/marketSearch.ts';

export type BondMarket = EndpointResponse<'GET /api/v1/bonds/markets/:chainId/:marketId'>;

export type ListedMarket = EndpointResponse<'GET /api/v1/bonds/markets'>['items'][number];

const MARKETS = 'GET /api/v1/bonds/markets';
const PAGE = 12;
/** Milliseconds: prices of auctions fall by the second. */
const PRICES_EVERY = 10_000;

export interface MarketList extends MarketSearch {
  organisationId?: string | undefined;
}

/** Recorded markets, page by page. */
export function useMarkets({ organisationId, chain, strategy, sale, search, sort }: MarketList, enabled = true) {
  const query = {
    limit: PAGE,
    ...(organisationId === undefined ? {} : { organisationId }),
    ...(chain === undefined ? {} : { chainId: chain }),
    ...(strategy && { strategy }),
    ...(sale && { state: sale }),
    ...(search && { search }),
    ...(sort && { sort }),
  };
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey(MARKETS, query),
      queryFn: ({ pageParam, signal }) => api(MARKETS, { query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      refetchInterval: PRICES_EVERY,
      enabled,
    }),
  );
}

export const marketQuery = (chainId: number, marketId: string) =>
  apiQuery('GET /api/v1/bonds/markets/:chainId/:marketId', { params: { chainId, marketId } });

export const useMarket = (chainId: number, marketId: string) => useQuery(marketQuery(chainId, marketId));

export const useOrganisation = (slug: string | undefined) =>
  useQuery({ ...apiQuery('GET /api/v1/organisations/slug/:slug', { params: { slug: slug ?? '' } }), enabled: slug !== undefined });

export type MarketPurchase = EndpointResponse<'GET /api/v1/bonds/markets/:chainId/:marketId/purchases'>['items'][number];

export const PURCHASES_PAGE = 10;

export const useMarketPurchases = (chainId: number, marketId: string, page: number) =>
  useQuery({
    ...apiQuery('GET /api/v1/bonds/markets/:chainId/:marketId/purchases', {
      params: { chainId, marketId },
      query: { page, limit: PURCHASES_PAGE },
    }),
    placeholderData: keepPreviousData,
  });

export type ChartPoint = EndpointResponse<'GET /api/v1/bonds/markets/:id/chart-history'>['items'][number];

/** All points; periods are cut out of them here, so that changing one needs no request. */
export const useMarketChart = (id: string | null) =>
  useQuery({
    ...apiQuery('GET /api/v1/bonds/markets/:id/chart-history', { params: { id: id ?? '' }, query: { period: 'ALL' } }),
    enabled: id !== null,
  });

export type VolumePoint = EndpointResponse<'GET /api/v1/bonds/user/chart-history'>['items'][number];

/** What the signed-in account bought over time, as running totals. */
export const useUserVolume = (period: ChartPeriod) =>
  useQuery({ ...apiQuery('GET /api/v1/bonds/user/chart-history', { query: { period } }), placeholderData: keepPreviousData });

/** A recorded market, or an organisation with all that it sells in public. */
export type Seller = { market: string } | { organisation: string };

/** What was bought of a seller over time, as running totals. */
export function usePaidIn(seller: Seller, period: ChartPeriod) {
  const isMarket = 'market' in seller;
  const endpoint = isMarket ? 'GET /api/v1/bonds/markets/:id/volume-history' : 'GET /api/v1/bonds/organisations/:id/chart-history';
  const input = { params: { id: isMarket ? seller.market : seller.organisation }, query: { period } };
  return useQuery({
    queryKey: apiKey(endpoint, input),
    queryFn: ({ signal }) => api(endpoint, { ...input, signal }),
    placeholderData: keepPreviousData,
  });
}

export type BalanceGroup = EndpointResponse<'GET /api/v1/bonds/user/purchases'>['balances'][number];
export type Purchase = EndpointResponse<'GET /api/v1/bonds/user/purchases/history'>['items'][number];

/** Milliseconds: what vests grows without an event, and a payout is indexed a moment after its receipt. */
const HOLDINGS_EVERY = 8_000;

/** What the signed-in account holds. Groups are told all at once, with the newest purchases. */
export const useHoldings = () =>
  useQuery({ ...apiQuery('GET /api/v1/bonds/user/purchases', { query: { limit: 1 } }), refetchInterval: HOLDINGS_EVERY });

export const HISTORY_PAGE = 10;

export const usePurchaseHistory = (page: number) =>
  useQuery({
    ...apiQuery('GET /api/v1/bonds/user/purchases/history', { query: { page, limit: HISTORY_PAGE } }),
    placeholderData: keepPreviousData,
  });

export const useUserStats = () => useQuery(apiQuery('GET /api/v1/bonds/user/stats'));
export const usePoints = () => useQuery(apiQuery('GET /api/v1/bonds/user/points'));

/** Tells the server which transaction paid something out; it answers what, from the receipt. */
export function useReportClaim() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (claim: { chainId: number; transactionHash: string }) => api('PUT /api/v1/bonds/user/purchases/claim', { body: claim }),
    onSettled: () =>
      invalidate(
        client,
        'GET /api/v1/bonds/user/purchases',
        'GET /api/v1/bonds/user/purchases/history',
        'GET /api/v1/bonds/user/stats',
        'GET /api/v1/bonds/user/points',
        'GET /api/v1/bonds/user/claimable',
      ),
  });
}
