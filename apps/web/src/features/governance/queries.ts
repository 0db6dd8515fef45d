import type { ProposalFilter } from '@althing/domain/governance';
import type { EndpointResponse, Vote } from '@althing/domain/http';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { ApiError } from '../../lib/http/apiError.ts';
import { apiKey, apiQuery } from '../../lib/query/apiQuery.ts';

/** Slugs are lower case; an address with capitals finds the organisation too. */
export const organisationQuery = (slug: string) =>
  apiQuery('GET /api/v1/organisations/slug/:slug', { params: { slug: slug.toLowerCase() } });
export const useOrganisationBySlug = (slug: string) => useQuery(organisationQuery(slug));

const PAGE = 20;

export function useProposals(organisationId: string, state: ProposalFilter | undefined) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey('GET /api/v1/organisations/:id/proposals', { organisationId, state }),
      queryFn: ({ pageParam, signal }) =>
        api('GET /api/v1/organisations/:id/proposals', {
          params: { id: organisationId },
          query: { limit: PAGE, ...(state ? { state } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );
}

export interface ProposalKey {
  chainId: number;
  governor: string;
  proposalId: string;
}

const params = ({ chainId, governor, proposalId }: ProposalKey) => ({ chainId, governor, proposalId });

const ASK_AGAIN = 2_000;

/** A proposal that was just made is not indexed yet, so "not found" is retried. */
export const useProposal = (key: ProposalKey) =>
  useQuery({
    ...apiQuery('GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId', { params: params(key) }),
    refetchInterval: ({ state }) => (state.error instanceof ApiError && state.error.isNotFound ? ASK_AGAIN : false),
  });

const VOTES = 'GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId/votes';

/** `support`: 0 against, 1 for, 2 abstain; undefined for all. */
export function useVotes(key: ProposalKey, support: number | undefined) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey(VOTES, { ...key, support }),
      queryFn: ({ pageParam, signal }) =>
        api(VOTES, {
          params: params(key),
          query: { limit: PAGE, ...(support === undefined ? {} : { support }), ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}

/** More votes than anybody splits their weight into by hand. */
const OWN_VOTES = 20;

/** The votes of an account, which may be several; empty until they are indexed. */
export const useVotesOf = (key: ProposalKey, voter: string, isCast: boolean) =>
  useQuery({ ...apiQuery(VOTES, { params: params(key), query: { voter, limit: OWN_VOTES } }), enabled: isCast });

const EXPORT_PAGE = 100;

/** All votes on a proposal, read page by page. */
export async function fetchAllVotes(key: ProposalKey): Promise<Vote[]> {
  const votes: Vote[] = [];
  let cursor: string | null = null;
  do {
    const page: EndpointResponse<typeof VOTES> = await api(VOTES, {
      params: params(key),
      query: { limit: EXPORT_PAGE, ...(cursor ? { cursor } : {}) },
    });
    votes.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return votes;
}
