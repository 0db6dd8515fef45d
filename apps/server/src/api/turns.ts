import { unavailable } from '../base/errors.ts';

interface Turn {
  key: string;
  begin: () => void;
}

interface Bounds {
  all: number;
  ofOne: number;
}

/**
 * A queue with limits: so many run at once, in all and per key, so many more wait, and any beyond that is refused with `unavailable`.
 * Whoever gets a turn aborts `done` to give it back.
 */
export function createTurns(working: Bounds, waiting: Bounds) {
  const underWay = new Map<string, number>();
  const queue: Turn[] = [];
  let total = 0;

  const ofOne = (key: string) => underWay.get(key) ?? 0;
  const isFree = (key: string) => total < working.all && ofOne(key) < working.ofOne;

  function begin(key: string): void {
    total += 1;
    underWay.set(key, ofOne(key) + 1);
  }

  function end(key: string): void {
    total -= 1;
    if (ofOne(key) > 1) underWay.set(key, ofOne(key) - 1);
    else underWay.delete(key);
    const index = queue.findIndex((turn) => isFree(turn.key));
    if (index >= 0) queue.splice(index, 1)[0]!.begin();
  }

  /** Resolves when the turn begins. Both the turn and a place in the queue end when `done` is aborted. */
  return async function turnOf(key: string, done: AbortSignal): Promise<void> {
    if (done.aborted) return;
    if (!isFree(key)) {
      if (queue.length >= waiting.all || queue.filter((turn) => turn.key === key).length >= waiting.ofOne)
        throw unavailable('Too much is under way. Please try again in a minute.');
      await new Promise<void>((resolve) => {
        const turn = { key, begin: resolve };
        queue.push(turn);
        done.addEventListener('abort', () => {
          if (queue.includes(turn)) queue.splice(queue.indexOf(turn), 1);
          resolve();
        });
      });
      if (done.aborted) return;
    }
    begin(key);
    done.addEventListener('abort', () => end(key), { once: true });
  };
}
