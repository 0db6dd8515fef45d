import type { EndpointResponse } from '@althing/domain/http';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { apiKey, apiQuery } from '../../lib/query/apiQuery.ts';
import type { MarketSearch } from './list/marketSearch.ts';

export type BondMarket = EndpointResponse<'GET /api/v1/bonds/markets/:chainId/:marketId'>;

const MARKETS = 'GET /api/v1/bonds/markets';
const PAGE = 12;

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
      enabled,
    }),
  );
}

export const useMarket = (chainId: number, marketId: string) =>
  useQuery(apiQuery('GET /api/v1/bonds/markets/:chainId/:marketId', { params: { chainId, marketId } }));

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
