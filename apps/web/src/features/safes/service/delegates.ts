import type { ServedDelegate } from '@althing/domain/safeService';
import { delegatesOf, isSafeOwner, type Proposer } from '@althing/domain/safes';
import type { Address } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { askSafeService, safeKey, safeServiceUrl } from '../../../lib/safe/safeService.ts';
import { useActor } from '../../governance/index.ts';
import type { SafePlace } from './queries.ts';

/** More than one owner can have. */
const MOST_LISTED = 100;
/** Owners whose delegates are asked for: each is a request. */
export const MOST_DELEGATORS = 20;

/** Loaded when something is asked, since it brings the checks of answers. */
const reading = () => import('@althing/domain/safeService');

async function listed(service: string, filter: string, signal: AbortSignal): Promise<ServedDelegate[]> {
  const { readServedDelegates } = await reading();
  return readServedDelegates(await askSafeService(`${service}/v2/delegates/?${filter}&limit=${MOST_LISTED}`, undefined, signal)).entries;
}

/** The delegates of a Safe's owners who may propose to it. Asked by owner, as lists by Safe leave out those for every Safe. */
export function useDelegates({ chainId, safe }: SafePlace, owners: readonly Address[]) {
  const service = safeServiceUrl(useAppConfig(), chainId);
  return useQuery({
    queryKey: safeKey(chainId, safe, 'delegates', owners),
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(owners.slice(0, MOST_DELEGATORS).map((owner) => listed(service, `delegator=${owner}`, signal)));
      return delegatesOf(lists.flat(), safe, owners);
    },
  });
}

/** As what the reader proposes to a Safe. A Safe is no delegate here: it could not approve on chain what it proposes. */
export function useProposer({ chainId, safe }: SafePlace, owners: readonly Address[]): Proposer {
  const { account, isSafe } = useActor();
  const service = safeServiceUrl(useAppConfig(), chainId);
  const isOwner = isSafeOwner({ owners }, account);
  const isAsked = account !== null && !isOwner && !isSafe;
  const { data, isPending } = useQuery({
    queryKey: safeKey(chainId, safe, 'delegates', 'of', account, owners),
    enabled: isAsked,
    queryFn: async ({ signal }) => delegatesOf(await listed(service, `delegate=${account}`, signal), safe, owners).length > 0,
  });
  if (isOwner) return 'owner';
  if (!isAsked) return 'stranger';
  return isPending ? 'unknown' : data ? 'delegate' : 'stranger';
}
