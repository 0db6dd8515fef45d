import type { EndpointResponse, TreasuryTransfer } from '@althing/domain/http';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { apiKey, apiQuery } from '../../lib/query/apiQuery.ts';
import type { TransferSearch } from './transferSearch.ts';

export type Treasury = EndpointResponse<'GET /api/v1/organisations/:id/treasury'>;
export type Holder = Treasury['holders'][number];
export type ChainTreasury = Treasury['chains'][number];
export type HeldToken = ChainTreasury['tokens'][number];

/** What may be held where, with prices. */
export const useTreasuryParts = (organisationId: string) =>
  useQuery(apiQuery('GET /api/v1/organisations/:id/treasury', { params: { id: organisationId } }));

const TRANSFERS = 'GET /api/v1/organisations/:id/transfers';
const PAGE = 20;
const EXPORT_PAGE = 100;
/** Rows of an export: 100 requests. Whoever has more exports them by chain, contract or token. */
export const MOST_EXPORTED = 10_000;

function filterOf({ chain, holder, way, token, unknown }: TransferSearch) {
  const [chainOfHolder, address] = holder?.split(':') ?? [];
  const chainId = chainOfHolder === undefined ? chain : Number(chainOfHolder);
  return {
    ...(chainId === undefined ? {} : { chainId }),
    ...(address === undefined ? {} : { holder: address }),
    ...(way ? { direction: way } : {}),
    ...(token ? { token } : {}),
    ...(unknown ? { tokens: 'unknown' as const } : {}),
  };
}

export function useTransfers(organisationId: string, search: TransferSearch) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey(TRANSFERS, { organisationId, ...search }),
      queryFn: ({ pageParam, signal }) =>
        api(TRANSFERS, {
          params: { id: organisationId },
          query: { limit: PAGE, ...filterOf(search), ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}

export interface Exported {
  transfers: TreasuryTransfer[];
  /** False where there are more than are exported. */
  isWhole: boolean;
}

/** All transfers that the filter leaves, page by page, as far as the limit. */
export async function fetchTransfers(organisationId: string, search: TransferSearch): Promise<Exported> {
  const transfers: TreasuryTransfer[] = [];
  let cursor: string | null = null;
  do {
    const page: EndpointResponse<typeof TRANSFERS> = await api(TRANSFERS, {
      params: { id: organisationId },
      query: { limit: EXPORT_PAGE, ...filterOf(search), ...(cursor === null ? {} : { cursor }) },
    });
    transfers.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null && transfers.length < MOST_EXPORTED);
  return { transfers, isWhole: cursor === null };
}
