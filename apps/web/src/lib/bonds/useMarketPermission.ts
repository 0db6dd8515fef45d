import { useQuery } from '@tanstack/react-query';
import { useAppConfig } from '../config/AppConfigContext.ts';
import { apiQuery } from '../query/apiQuery.ts';
import { useSession } from '../session/useSession.ts';

/** Milliseconds: who signs for a Safe changes rarely, and every card of a list asks. */
const LASTS = 60_000;

/** Whether the reader may open markets of an organisation, and to which Safes it may propose that. Asked of those only who are signed in. */
export function useMarketPermission(organisationId: string | undefined, isAsked = true) {
  const { bonding } = useAppConfig().features;
  const account = useSession()?.address;
  const ask = apiQuery('GET /api/v1/bonds/organisations/:id/markets/permission', { params: { id: organisationId ?? '' } });
  const query = useQuery({
    ...ask,
    // One account's permission is not the next one's.
    queryKey: [...ask.queryKey, account] as unknown as typeof ask.queryKey,
    enabled: bonding && isAsked && account !== undefined && organisationId !== undefined,
    staleTime: LASTS,
  });
  const permission = account === undefined ? undefined : query.data;
  return { ...query, permission, mayOpen: permission !== undefined && (permission.mayCreate || permission.mayProposeTo.length > 0) };
}
