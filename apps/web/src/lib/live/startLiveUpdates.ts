import type { QueryClient } from '@tanstack/react-query';
import { serverWatch } from '../http/serverWatch.ts';
import { invalidate, invalidateKey } from '../query/invalidate.ts';
import { safeKeyOfTopic } from '../safe/safeService.ts';
import { createLiveUpdates, type LiveUpdates } from './createLiveUpdates.ts';
import { endpointsOfTopic } from './endpointsOfTopic.ts';
import { liveSince } from './liveSince.ts';

/** Connects live updates to the query cache of this window. */
export function startLiveUpdates(queryClient: QueryClient): LiveUpdates {
  const live = createLiveUpdates({
    open(url) {
      const stream = new EventSource(url);
      stream.addEventListener('error', serverWatch.doubt);
      return stream;
    },
    onEvents(topics) {
      void invalidate(queryClient, ...new Set(topics.flatMap(endpointsOfTopic)));
      // Services for Safes are no endpoints of the table.
      for (const queryKey of topics.map(safeKeyOfTopic)) if (queryKey) void invalidateKey(queryClient, queryKey);
    },
    since: liveSince.get(),
    later: (callback, milliseconds) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  serverWatch.subscribe((isHere) => (isHere ? live.resume() : live.rest()));
  // A page that was left may be kept for the way back, its stream with it, and over HTTP/1.1 six streams leave no connection for anything else.
  addEventListener('pagehide', live.rest);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && serverWatch.isHere()) live.resume();
  });
  return live;
}
