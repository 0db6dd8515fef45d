import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveUpdates } from './createLiveUpdates.ts';
import { startLiveUpdates } from './startLiveUpdates.ts';

const started = new WeakMap<QueryClient, LiveUpdates>();

/** One stream for each cache, begun with the first page that listens: the first pages listen to nothing. */
function liveUpdatesOf(client: QueryClient): LiveUpdates {
  const live = started.get(client) ?? startLiveUpdates(client);
  started.set(client, live);
  return live;
}

/**
 * While the component is on screen, queries concerned by these topics are asked again whenever the server says that
 * something happened. Topics come from `liveTopic`.
 */
export function useLive(topics: readonly string[]): void {
  const client = useQueryClient();
  const key = topics.join();
  useEffect(() => (key ? liveUpdatesOf(client).listen(key.split(',')) : undefined), [client, key]);
}
