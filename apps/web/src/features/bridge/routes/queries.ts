import type { OrderedRoute } from '@althing/domain/bridges';
import type { EndpointResponse } from '@althing/domain/http';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api.ts';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { invalidate } from '../../../lib/query/invalidate.ts';

export type RouteTokens = EndpointResponse<'GET /api/v1/bridge/routes'>;
export type RouteTokenView = RouteTokens['tokens'][number];
export type RoutePlaceView = RouteTokenView['places'][number];
export type RouteItem = EndpointResponse<'GET /api/v1/bridge/routes/quotes'>['items'][number];

const LIST = 'GET /api/v1/bridge/routes/transfers';
/** Milliseconds between two looks at what bridges ask. */
const QUOTES_EVERY = 12_000;
const RECENT = 5;

export const useRoutes = () => useQuery(apiQuery('GET /api/v1/bridge/routes'));

export interface AskedRoutes {
  token: string;
  originChainId: number;
  destinationChainId: number;
  amount: string;
  sender: string;
  recipient: string;
}

export const useRouteQuotes = (asked: AskedRoutes | undefined) =>
  useQuery({
    ...apiQuery('GET /api/v1/bridge/routes/quotes', {
      query: asked ?? { token: '', originChainId: 0, destinationChainId: 0, amount: '', sender: '', recipient: '' },
    }),
    enabled: asked !== undefined,
    refetchInterval: QUOTES_EVERY,
  });

/** Orders one transfer of a bridge that brings what was ordered of it. */
export const useOrderRoute = () =>
  useMutation({
    mutationFn: (body: AskedRoutes & { provider: OrderedRoute }) => api('POST /api/v1/bridge/routes/orders', { body }),
  });

/** The newest transfers that an account sent or gets. */
export const useRouteTransfers = (account: string) => useQuery(apiQuery(LIST, { query: { address: account, limit: RECENT } }));

/** Has the server follow what left in a transaction. Telling it twice changes nothing. */
export function useFollowRoute() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { chainId: number; transactionHash: string }) => api('POST /api/v1/bridge/routes/transfers', { body }),
    // A node may not have the receipt yet that another one has told of.
    retry: 5,
    retryDelay: 1_500,
    onSuccess: () => invalidate(client, LIST),
  });
}
