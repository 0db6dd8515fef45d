/** Something to be done a moment later, once, however often it is asked for until then. */
export interface Pending {
  ask(): void;
  /** Does it at once where it was asked for. */
  now(): void;
}

/** The keys of somebody who writes come closer together than this. */
export const PAUSE_MS = 200;
/** Somebody who writes without a pause sees what comes of it this often. */
export const MOST_MS = 1_000;

const waiting = new Set<() => void>();
let isListening = false;

const doAll = () => {
  for (const now of waiting) now();
};

/** What is pressed acts on what was typed before; and timers of a page that is hidden or left may never come. */
function listen() {
  if (isListening) return;
  isListening = true;
  document.addEventListener('visibilitychange', doAll);
  addEventListener('pagehide', doAll);
  // With the click and not before it: what this changes on the page would move the button away from under the pointer.
  addEventListener('click', doAll, { capture: true });
  // Chooses in lists and menus without a click.
  addEventListener('keydown', ({ key }) => key === 'Enter' && doAll(), { capture: true });
}

/**
 * Does `task` once nobody has asked for it for a moment, so that no key waits for what came of the one before; now and then where there is no such
 * moment, and at once where something is pressed or the page is hidden or left.
 */
export function afterTyping(task: () => void): Pending {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const now = () => {
    clearTimeout(timer);
    if (waiting.delete(now)) task();
  };
  const ask = () => {
    const time = performance.now();
    if (!waiting.has(now)) {
      listen();
      waiting.add(now);
      latest = time + MOST_MS;
    }
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') now();
    else timer = setTimeout(now, Math.min(PAUSE_MS, latest - time));
  };
  return { ask, now };
}
