import { nextTask } from '../nextTask.ts';
import { createServerWatch } from './createServerWatch.ts';

const listeners = new Set<(isHere: boolean) => void>();

function subscribe(listener: (isHere: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const watch = createServerWatch({
  ask: async () => !isGatewayAlone(await fetch('/api/v1/config', { cache: 'no-store' })),
  onChange: (isHere) => {
    for (const listener of listeners) listener(isHere);
  },
  later: (callback, milliseconds) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
});

/** Whether the server of this window answers. Everything that reads from it reports failures here, and pauses while it is away. */
export const serverWatch = {
  ...watch,
  subscribe,
  /** Resolves once the server answers; at once while it is not known to be away. */
  async whenHere(): Promise<void> {
    if (watch.isHere()) return;
    await new Promise<void>((resolve) => {
      const stop = subscribe((isHere) => {
        if (!isHere) return;
        stop();
        resolve();
      });
    });
  },
};

/** A proxy in front of the server answers with these while the server itself does not. */
const isGatewayAlone = ({ status }: Response): boolean => status === 502 || status === 504;

/** `fetch` that reports failures to reach the server. Each request begins in a task of its own, as a page asks for many things at once. */
export const watchedFetch: typeof fetch = async (...request) => {
  await nextTask();
  try {
    const response = await fetch(...request);
    if (isGatewayAlone(response)) void serverWatch.doubt();
    return response;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) void serverWatch.doubt();
    throw error;
  }
};
