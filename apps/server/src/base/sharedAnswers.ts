import type { Clock } from './clock.ts';

interface Kept<Answer> {
  until: number;
  answer: Promise<Answer>;
}

/**
 * Gives everybody who asks the same question within `lifetimeMs` one answer, including those who ask while it is being worked out. Failures
 * are not kept.
 *
 * @param lifetimeMs - as a function, it is told by the answer, and counts from when that is known.
 * @param most - how many answers are kept; the oldest go first.
 */
export function createSharedAnswers<Answer>(now: Clock, lifetimeMs: number | ((answer: Answer) => number), most: number) {
  const kept = new Map<string, Kept<Answer>>();

  return async function share(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const time = now().getTime();
    const known = kept.get(key);
    if (known && known.until > time) return known.answer;
    kept.delete(key);
    for (const oldest of kept.keys()) {
      if (kept.size < most) break;
      kept.delete(oldest);
    }
    const entry = { until: typeof lifetimeMs === 'number' ? time + lifetimeMs : Infinity, answer: find() };
    kept.set(key, entry);
    entry.answer.then(
      (answer) => {
        if (typeof lifetimeMs === 'function') entry.until = now().getTime() + lifetimeMs(answer);
      },
      () => {
        if (kept.get(key) === entry) kept.delete(key);
      },
    );
    return entry.answer;
  };
}
