export interface Surroundings {
  /** Resolves once the server answers. */
  whenHere: () => Promise<void>;
  reload: () => void;
  now: () => number;
  /** Storage of this tab that survives reloads. */
  memory: Pick<Storage, 'getItem' | 'setItem'>;
}

const KEY = 'reloaded-at';
/** Milliseconds between two reloads at least, for a page that fails although the server answers. */
const RELOAD_EVERY = 10_000;

/**
 * Reloads the page once the server answers: browsers remember modules that failed to load, so only a reload helps.
 *
 * @returns stops waiting.
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
