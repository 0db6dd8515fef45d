import type { Bridge } from '@althing/domain/bridges';
import type { EndpointBody, EndpointResponse } from '@althing/domain/http';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { apiKey, apiQuery } from '../../lib/query/apiQuery.ts';
import { isOfPair, type Pair } from './pair.ts';

export type TravellingToken = EndpointResponse<'GET /api/v1/bridge/tokens'>['items'][number];
export type TokenOnChain = TravellingToken['chains'][number];
export type TransferLimits = EndpointResponse<'GET /api/v1/bridge/limits/:address'>;
export type TransferWay = TransferLimits['ways'][number];
export type TransferQuote = NonNullable<TransferLimits['quote']>;
export type TransferFees = EndpointResponse<'POST /api/v1/bridge/relayer-fees'>;

const MOST_TOKENS = 100;
/** Milliseconds between two looks at what changes with every block: what is left of limits, what bridges ask. */
const LOOK_EVERY = 15_000;
/** Of limits, which the reader's own transfers change; the server reuses its answer for four seconds. */
const LIMITS_EVERY = 6_000;
/** Of a token that cannot travel yet: what was registered a moment ago is still being read from its chains, and no event tells when that is done. */
const UNREAD_EVERY = 4_000;

export const useTravellingTokens = (search: string) =>
  useQuery({
    ...apiQuery('GET /api/v1/bridge/tokens', { query: { limit: MOST_TOKENS, ...(search ? { search } : {}) } }),
    placeholderData: keepPreviousData,
  });

const canTravel = (token: TravellingToken | undefined): boolean =>
  token !== undefined && token.chains.filter(({ isPendingUpgrade }) => !isPendingUpgrade).length > 1;

/** The token of a controller, which may be far down the list. */
export const useTravellingToken = (controller: string | undefined) =>
  useQuery({
    ...apiQuery('GET /api/v1/bridge/tokens', { query: controller ? { controllerAddress: controller } : {} }),
    enabled: controller !== undefined,
    select: ({ items }) => items[0] ?? null,
    refetchInterval: ({ state: { data } }) => (data && !canTravel(data.items[0]) ? UNREAD_EVERY : false),
  });

/** Limits of both chains, with what would become of the amount. @param amount - in units, the platform's fee included. */
export const useTransferLimits = (pair: Pair | undefined, amount: bigint | undefined) =>
  useQuery({
    ...apiQuery('GET /api/v1/bridge/limits/:address', {
      params: { address: pair?.controller ?? '' },
      query: {
        originChainId: pair?.from ?? 0,
        destinationChainId: pair?.to ?? 0,
        ...(amount === undefined ? {} : { grossAmount: String(amount) }),
      },
    }),
    enabled: pair !== undefined,
    refetchInterval: LIMITS_EVERY,
    // While another amount is asked about; what was said of other chains, or of the way back, is of no use.
    placeholderData: (before) => (before && pair && isOfPair(before, pair) ? before : undefined),
  });

const FEES = 'POST /api/v1/bridge/relayer-fees';

export interface AskedFees extends Pair {
  bridges: readonly Bridge[];
  threshold: number;
  recipient: string;
  /** What travels, in units. */
  amount: bigint;
  unwrap: boolean;
}

const feesBody = ({ controller, from, to, bridges, threshold, recipient, amount, unwrap }: AskedFees): EndpointBody<typeof FEES> => ({
  messageType: 'bridge',
  sourceChainId: from,
  destinationChainId: to,
  controllerAddress: controller,
  bridgeAdapterIds: [...bridges],
  threshold,
  recipient,
  amount: String(amount),
  unwrap,
});

/** What each bridge asks for the transfer. */
export const useTransferFees = (asked: AskedFees | undefined) =>
  useQuery(
    queryOptions({
      queryKey: apiKey(FEES, asked ? feesBody(asked) : {}),
      queryFn: ({ signal }) => api(FEES, { body: feesBody(asked!), signal }),
      enabled: asked !== undefined,
      refetchInterval: LOOK_EVERY,
    }),
  );

const RECENT = 5;

/** The newest transfers that an account sent or gets. */
export const useRecentTransfers = (account: string | null) =>
  useQuery({
    ...apiQuery('GET /api/v1/bridge/transactions', { query: { address: account ?? '', type: 'transfer', limit: RECENT } }),
    enabled: account !== null,
  });

/** Why a transfer that has arrived is not executed. */
export const useWaiting = (id: string, isAsked: boolean) =>
  useQuery({
    ...apiQuery('GET /api/v1/bridge/transactions/:id/waiting', { params: { id } }),
    enabled: isAsked,
    refetchInterval: LOOK_EVERY,
  });
