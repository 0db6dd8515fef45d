import type { Address } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query/apiQuery.ts';
import { type SafePlace, useSafeQueue } from './service/queries.ts';

/** An organisation's slug does not change, nor do its contracts' addresses. */
const KEPT = 600_000;

const organisationsWith = (chainId: number, contract: Address) =>
  apiQuery('GET /api/v1/organisations', { query: { chainId, contract, sort: 'oldest', limit: 1 } });

/**
 * The slug of the organisation that a Safe belongs to; otherwise of the one whose contract is called by what waits first in it, so that its calls
 * have names. Undefined where there is none, or it is not known yet.
 */
export function useOrganisationOfSafe(place: SafePlace): { slug: string | undefined; isOwn: boolean } {
  const { chainId, safe } = place;
  const queue = useSafeQueue(place);
  const own = useQuery({ ...organisationsWith(chainId, safe), staleTime: KEPT });
  const ownSlug = own.data?.items[0]?.slug;
  const target = queue.data?.places[0]?.transactions[0]?.content.to;
  const called = useQuery({
    ...organisationsWith(chainId, target ?? safe),
    staleTime: KEPT,
    enabled: own.isSuccess && ownSlug === undefined && target !== undefined,
  });
  return { slug: ownSlug ?? called.data?.items[0]?.slug, isOwn: ownSlug !== undefined };
}
