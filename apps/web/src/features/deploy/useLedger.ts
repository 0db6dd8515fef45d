import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query/apiQuery.ts';

const LOOK_EVERY = 3_000;

/** The ledger of a deployment. Polled until it is finished, even while the server does not answer. */
export function useLedger(slug: string) {
  return useQuery({
    ...apiQuery('GET /api/v1/organisations/slug/:slug', { params: { slug: slug.toLowerCase() } }),
    refetchInterval: ({ state }) => (state.data?.state === 'deployed' ? false : LOOK_EVERY),
    refetchIntervalInBackground: true,
    // The next poll comes soon enough.
    retry: false,
  });
}
