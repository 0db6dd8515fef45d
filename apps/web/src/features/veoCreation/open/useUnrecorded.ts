import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/query/apiQuery.ts';

const UNRECORDED = 'GET /api/v1/bonds/organisations/:id/markets/unrecorded';
const ASK_EVERY = 4_000;

/** Markets of the seller's accounts that are under no organisation yet. */
export const useUnrecorded = (organisationId: string, isAwaited: boolean) =>
  useQuery({
    ...apiQuery(UNRECORDED, { params: { id: organisationId } }),
    staleTime: 0,
    refetchInterval: isAwaited ? ASK_EVERY : false,
  });
