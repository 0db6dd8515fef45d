import type { Address, ChainId } from '@althing/domain/units';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAppConfig } from '../config/AppConfigContext.ts';
import { askSafeService, safeServiceUrl } from './safeService.ts';

/** Milliseconds: what waits for the answer goes on without it. */
const PATIENCE_MS = 5_000;

/** Addresses of the Safes on a chain of which an account is an owner, as far as their service knows them. */
export function useSafesOfOwner(chainId: ChainId, owner: Address | null): UseQueryResult<Address[]> {
  const service = safeServiceUrl(useAppConfig(), chainId);
  return useQuery({
    queryKey: ['safesOfOwner', chainId, owner?.toLowerCase()],
    enabled: owner !== null,
    retry: false,
    queryFn: async ({ signal }) => {
      // Loaded when something is asked, since it brings the checks of answers.
      const { readServedSafes } = await import('@althing/domain/safeService');
      const patient = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
      return readServedSafes(await askSafeService(`${service}/v1/owners/${owner}/safes/`, undefined, patient));
    },
  });
}
