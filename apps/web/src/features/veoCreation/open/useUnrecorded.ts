import { useQuery } from '@tanstack/react-query';
import type { Address, ChainId } from '@althing/domain/units';
import { apiQuery } from '../../../lib/query/apiQuery.ts';

const UNRECORDED = 'GET /api/v1/bonds/organisations/:id/markets/unrecorded';
const RECORDED = 'GET /api/v1/bonds/markets';
const ASK_EVERY = 4_000;
/** The newest of a seller that are looked at. */
const MOST = 20;

/** Markets of the seller's accounts that are under no organisation yet. */
export const useUnrecorded = (organisationId: string, isAwaited: boolean) =>
  useQuery({
    ...apiQuery(UNRECORDED, { params: { id: organisationId } }),
    staleTime: 0,
    refetchInterval: isAwaited ? ASK_EVERY : false,
  });

/** The newest markets of an account that somebody has recorded, under whichever organisation. */
export const useRecorded = (chainId: ChainId, owner: Address, isAwaited: boolean) =>
  useQuery({
    ...apiQuery(RECORDED, { query: { chainId, owner, limit: MOST } }),
    staleTime: 0,
    enabled: isAwaited,
    refetchInterval: ASK_EVERY,
  });
