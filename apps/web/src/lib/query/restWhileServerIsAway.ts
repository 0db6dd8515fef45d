import { onlineManager } from '@tanstack/react-query';
import { serverWatch } from '../http/serverWatch.ts';

/**
 * "Online" is, for everything that reads, that our own server answers: meanwhile no query is sent, and all that are on screen
 * are asked again once it is back. Whoever returns to the window or the network does not wait for the next look.
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
