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

/** Whether this window's server answers; whatever reads from it reports here and rests while it does not. */
export const serverWatch = {
  ...watch,
  subscribe,
  /** Resolves once the server answers; at once while nothing is known against it. */
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

/** A proxy in front of the server answers so while the server itself does not. */
const isGatewayAlone = ({ status }: Response): boolean => status === 502 || status === 504;

/** `fetch`, whose failures to reach the server are reported. */
export const watchedFetch: typeof fetch = async (...request) => {
  try {
    const response = await fetch(...request);
    if (isGatewayAlone(response)) void serverWatch.doubt();
    return response;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) void serverWatch.doubt();
    throw error;
  }
};
