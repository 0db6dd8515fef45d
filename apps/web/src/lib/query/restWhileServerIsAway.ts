import { onlineManager } from '@tanstack/react-query';
import { serverWatch } from '../http/serverWatch.ts';

/**
 * Makes "online" mean that our own server answers: no query is sent while it is away, and all on screen are sent again when it is back. When the
 * window or
 * the network comes back, the server is checked at once.
 */
export function restWhileServerIsAway(): void {
  onlineManager.setEventListener((setOnline) => {
    const stop = serverWatch.subscribe(setOnline);
    for (const event of EVENTS) addEventListener(event, serverWatch.hurry);
    return () => {
      stop();
      for (const event of EVENTS) removeEventListener(event, serverWatch.hurry);
    };
  });
}

const EVENTS = ['online', 'focus', 'visibilitychange'] as const;
