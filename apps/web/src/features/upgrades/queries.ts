import type { UpgradeProposal } from '@althing/domain/http';
import type { UpgradeState } from '@althing/domain/upgrades';
import { keepPreviousData, useInfiniteQuery, infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { apiKey, apiQuery } from '../../lib/query/apiQuery.ts';
import { invalidate } from '../../lib/query/invalidate.ts';

const LIST = 'GET /api/v1/organisations/:id/upgrade-proposals';
const ONE = 'GET /api/v1/organisations/upgrade-proposals/:id';
const PAGE = 10;
/** Milliseconds. Votes and transactions of others are told by no event that names the proposal; chains are asked by the server. */
const ASK_EVERY = { underWay: 3_000, otherwise: 15_000 };

export function useUpgrades(organisationId: string, state?: UpgradeState) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey(LIST, { organisationId, state }),
      queryFn: ({ pageParam, signal }) =>
        api(LIST, {
          params: { id: organisationId },
          query: { limit: PAGE, ...(state && { state }), ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}

const oneQuery = (id: string) => apiQuery(ONE, { params: { id } });

export const useUpgrade = (id: string) =>
  useQuery({
    ...oneQuery(id),
    refetchInterval: ({ state: { data } }) => (data?.state === 'executing' ? ASK_EVERY.underWay : ASK_EVERY.otherwise),
  });

type Step = (id: string) => Promise<UpgradeProposal>;

const STEPS = {
  execute: (id: string) => api('POST /api/v1/organisations/upgrade-proposals/:id/execute', { params: { id } }),
  register: (id: string) => api('POST /api/v1/organisations/upgrade-proposals/:id/register', { params: { id } }),
} satisfies Record<string, Step>;

/** Shows the proposal as the server answers it, and reads everything again that has become different with it. */
export function useUpgradeAnswer() {
  const client = useQueryClient();
  return async (proposal: UpgradeProposal) => {
    client.setQueryData(oneQuery(proposal.id).queryKey, proposal);
    await invalidate(client, LIST, 'GET /api/v1/organisations/slug/:slug', 'GET /api/v1/organisations');
  };
}

export function useUpgradeStep(step: keyof typeof STEPS, id: string) {
  const take = useUpgradeAnswer();
  return useMutation({ mutationFn: () => STEPS[step](id), onSuccess: take });
}
