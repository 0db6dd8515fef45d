export interface Surroundings {
  /** Resolves once the server answers. */
  whenHere: () => Promise<void>;
  reload: () => void;
  now: () => number;
  /** What this tab remembers across reloads. */
  memory: Pick<Storage, 'getItem' | 'setItem'>;
}

const KEY = 'reloaded-at';
/** A page that does not load from a server that answers is not loaded anew more often than this, in milliseconds. */
const RELOAD_EVERY = 10_000;

/**
 * Loads the page anew once the server answers: browsers remember a module that did not load, so nothing less helps.
 *
 * @returns Gives it up.
 */
export function reloadWhenBack({ whenHere, reload, now, memory }: Surroundings): () => void {
  let ended = false;
  const rest = Math.max(0, Number(memory.getItem(KEY) ?? -RELOAD_EVERY) + RELOAD_EVERY - now());
  const timer = setTimeout(async () => {
    await whenHere();
    if (ended) return;
    memory.setItem(KEY, String(now()));
    reload();
  }, rest);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
