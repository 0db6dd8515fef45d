import type { OrganisationInput } from '@althing/domain/organisation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/apiError.ts';
import { apiKey } from '../../../lib/query/apiQuery.ts';

const PREVIEW = 'POST /api/v1/organisations/:slug/upgrade-proposals/preview';
const HALF_A_MINUTE = 30_000;
const MOST_TRIES = 2;

/** What a proposal of this form would send, as the server plans it from the chains as they are. A form that is refused is not asked about again. */
export const useUpgradePreview = (slug: string, upgradedOrganisation: OrganisationInput) =>
  useQuery({
    queryKey: apiKey(PREVIEW, { slug, upgradedOrganisation }),
    queryFn: ({ signal }) => api(PREVIEW, { params: { slug }, body: { upgradedOrganisation }, signal }),
    staleTime: HALF_A_MINUTE,
    placeholderData: keepPreviousData,
    retry: (count, error) => count < MOST_TRIES && error instanceof ApiError && error.status >= 500,
  });
