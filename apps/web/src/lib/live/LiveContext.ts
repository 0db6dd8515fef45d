import { createContext, useContext, useEffect } from 'react';
import type { LiveUpdates } from './createLiveUpdates.ts';

const LiveContext = createContext<LiveUpdates | undefined>(undefined);
export const LiveProvider = LiveContext.Provider;

/**
 * While the component is on screen, queries concerned by these topics are asked again whenever the server says that
 * something happened. Topics come from `liveTopic`.
 */
export function useLive(topics: readonly string[]): void {
  const live = useContext(LiveContext);
  const key = topics.join();
  useEffect(() => (key ? live?.listen(key.split(',')) : undefined), [live, key]);
}
