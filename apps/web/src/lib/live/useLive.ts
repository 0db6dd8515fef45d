import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveUpdates } from './createLiveUpdates.ts';
import { startLiveUpdates } from './startLiveUpdates.ts';

const started = new WeakMap<QueryClient, LiveUpdates>();

/** One stream per cache, started by the first page that listens; the very first pages do not. */
function liveUpdatesOf(client: QueryClient): LiveUpdates {
  const live = started.get(client) ?? startLiveUpdates(client);
  started.set(client, live);
  return live;
}

/** While the component is mounted, queries about these topics are refreshed whenever the server reports a change. Topics come from `liveTopic`. */
export function useLive(topics: readonly string[]): void {
  const client = useQueryClient();
  const key = topics.join();
  useEffect(() => (key ? liveUpdatesOf(client).listen(key.split(',')) : undefined), [client, key]);
}
