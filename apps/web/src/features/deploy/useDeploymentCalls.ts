import type { OrganisationDetail } from '@althing/domain/http';
import type { ChainId, Hex } from '@althing/domain/units';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { ApiError } from '../../lib/http/apiError.ts';
import { apiKey } from '../../lib/query/apiQuery.ts';

const RETRY_EVERY = 3_000;

/** Stores an answered organisation in the cache for all pages; one that was opened as a draft is cached by its id. */
function useKeep() {
  const client = useQueryClient();
  return (organisation: OrganisationDetail) => {
    for (const slug of [organisation.slug, organisation.id])
      client.setQueryData(apiKey('GET /api/v1/organisations/slug/:slug', { params: { slug } }), organisation);
  };
}

/** Registers the plan for these deployers; deployed chains keep theirs. */
export function useRegister(id: string) {
  const keep = useKeep();
  return useMutation({
    mutationFn: (deployers: { chainId: ChainId; deployer: string }[]) =>
      api('POST /api/v1/organisations/:id/register', { params: { id }, body: { deployers } }),
    onSuccess: keep,
  });
}

/** Sets a failed chain back to planned. */
export function useReset(id: string) {
  const keep = useKeep();
  return useMutation({
    mutationFn: (contractId: string) => api('POST /api/v1/organisations/:id/contracts/:contractId/reset', { params: { id, contractId } }),
    onSuccess: keep,
  });
}

/** Has everything read back from the chains and compared with the review. */
export function useComplete(id: string) {
  const keep = useKeep();
  return useMutation({
    mutationFn: () => api('PATCH /api/v1/organisations/:id/complete-deployment', { params: { id } }),
    onSuccess: keep,
  });
}

/**
 * Reports a chain's transaction to the ledger and retries until the server has it. Reporting twice changes nothing, which is why this is a query:
 * components share it, and it is retried while the server is away.
 */
export function useReport(organisation: OrganisationDetail, chainId: ChainId, hash: Hex | undefined) {
  const keep = useKeep();
  const isKnown = organisation.contracts.some((contract) => contract.chainId === chainId && contract.transactionHash === hash);
  return useQuery({
    queryKey: ['report-transaction', organisation.id, chainId, hash],
    queryFn: async () => {
      if (!hash) return null;
      keep(
        await api('POST /api/v1/organisations/:id/contracts', {
          params: { id: organisation.id },
          body: { chainId, transactionHash: hash },
        }),
      );
      return hash;
    },
    enabled: hash !== undefined && !isKnown,
    retry: (_count, error) => !(error instanceof ApiError) || error.isRetryable,
    retryDelay: RETRY_EVERY,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  });
}
