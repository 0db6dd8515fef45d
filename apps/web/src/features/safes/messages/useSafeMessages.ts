import { readServedMessages } from '@althing/domain/safeService';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { askSafeService, safeKey, safeServiceUrl } from '../../../lib/safe/safeService.ts';
import { askAgain, type SafePlace } from '../service/queries.ts';
import { messageView } from './messageView.ts';

const MESSAGES_PAGE = 10;

/** The messages of a Safe, newest first, page by page. */
export function useSafeMessages(place: SafePlace) {
  const { chainId, safe } = place;
  const service = safeServiceUrl(useAppConfig(), chainId);
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: safeKey(chainId, safe, 'messages'),
      initialPageParam: 0,
      refetchInterval: askAgain(service, chainId),
      queryFn: async ({ pageParam, signal }) => {
        const path = `${service}/v1/safes/${safe}/messages/?ordering=-created&limit=${MESSAGES_PAGE}&offset=${pageParam}`;
        const { count, entries } = readServedMessages(await askSafeService(path, undefined, signal));
        return { count, entries: entries.map((each) => messageView(place, each)), next: pageParam + entries.length };
      },
      getNextPageParam: ({ entries, next, count }) => (entries.length > 0 && next < count ? next : undefined),
      placeholderData: keepPreviousData,
    }),
  );
}
