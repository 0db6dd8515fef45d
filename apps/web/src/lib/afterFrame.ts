/** Something to be done a moment later, once, however often it is asked for until then. */
export interface Pending {
  ask(): void;
  /** Does it at once where it was asked for. */
  now(): void;
}

const waiting = new Set<() => void>();
let isListening = false;

const doAll = () => {
  for (const now of waiting) now();
};

/** A page that is hidden or left gets no more frames. */
function listen() {
  if (isListening) return;
  isListening = true;
  document.addEventListener('visibilitychange', doAll);
  addEventListener('pagehide', doAll);
}

/** Does `task` once the next frame is painted, so that what was typed is on the screen first; at once where the page is hidden or left. */
export function afterFrame(task: () => void): Pending {
  const now = () => {
    if (waiting.delete(now)) task();
  };
  const ask = () => {
    if (waiting.has(now)) return;
    listen();
    waiting.add(now);
    if (document.visibilityState === 'hidden') now();
    // A frame is laid out and painted right after its callbacks, before any timer.
    else requestAnimationFrame(() => setTimeout(now));
  };
  return { ask, now };
}
