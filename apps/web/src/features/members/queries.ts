import type { Address } from '@althing/domain/units';
import type { EndpointResponse, Member } from '@althing/domain/http';
import type { MemberSort, MemberVoteFilter } from '@althing/domain/members';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { apiKey, apiQuery } from '../../lib/query/apiQuery.ts';
import { invalidate } from '../../lib/query/invalidate.ts';

const MEMBERS = 'GET /api/v1/organisations/:id/members';
const MEMBER = 'GET /api/v1/organisations/:id/members/:chainId/:account';
const VOTES = `${MEMBER}/votes` as const;
const DELEGATORS = `${MEMBER}/delegators` as const;
const PAGE = 20;

export interface MembersOf {
  organisationId: string;
  chainId: number;
  sort?: MemberSort | undefined;
  search?: string | undefined;
}

export function useMembers({ organisationId, chainId, sort, search }: MembersOf, limit = PAGE) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey(MEMBERS, { organisationId, chainId, sort, search, limit }),
      queryFn: ({ pageParam, signal }) =>
        api(MEMBERS, {
          params: { id: organisationId },
          query: { chainId, limit, ...(sort && { sort }), ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}

export interface MemberKey {
  organisationId: string;
  chainId: number;
  account: Address;
}
const paramsOf = ({ organisationId, chainId, account }: MemberKey) => ({ id: organisationId, chainId, account });

export const useMember = (key: MemberKey) => useQuery(apiQuery(MEMBER, { params: paramsOf(key) }));

export const useMemberVotes = (key: MemberKey, votes: MemberVoteFilter | undefined) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey(VOTES, { ...key, votes }),
      queryFn: ({ pageParam, signal }) =>
        api(VOTES, {
          params: paramsOf(key),
          query: { limit: PAGE, ...(votes && { votes }), ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );

export const useDelegators = (key: MemberKey, search: string | undefined) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: apiKey(DELEGATORS, { ...key, search }),
      queryFn: ({ pageParam, signal }) =>
        api(DELEGATORS, {
          params: paramsOf(key),
          query: { limit: PAGE, ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );

export function useWriteStatement(organisationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      api('PUT /api/v1/organisations/:id/members/me/statement', { params: { id: organisationId }, body: { text } }),
    onSuccess: () => invalidate(client, MEMBER, MEMBERS),
  });
}

const EXPORT_PAGE = 100;

export interface AllMembers {
  members: Member[];
  supply: string;
  recentProposals: number;
}

/** All members of one chain, read page by page. */
export async function fetchAllMembers({ organisationId, chainId, sort, search }: MembersOf): Promise<AllMembers> {
  const members: Member[] = [];
  let page: EndpointResponse<typeof MEMBERS>;
  let cursor: string | null = null;
  do {
    page = await api(MEMBERS, {
      params: { id: organisationId },
      query: { chainId, limit: EXPORT_PAGE, ...(sort && { sort }), ...(search && { search }), ...(cursor && { cursor }) },
    });
    members.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return { members, supply: page.supply, recentProposals: page.recentProposals };
}
