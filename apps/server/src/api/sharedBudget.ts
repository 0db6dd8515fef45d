import type { RateLimitCounts } from '../store/rateLimits.ts';

interface Budget {
  /** In one span, for all processes together. */
  max: number;
  spanMs: number;
}

interface Drawn {
  left: number;
  endsAt: number;
}

/** Addresses that one process remembers; the oldest is forgotten first. */
const MAX_KEPT = 10_000;
/** A process draws so much of the budget at once, so that what is cheap costs no row each. What it does not use by the end of the span is lost. */
const PORTION = 0.01;

/**
 * What somebody may use up within a span, whichever processes answer. Says how long to wait, in milliseconds, where it is used up;
 * undefined where there was enough.
 */
export function createSharedBudget(counts: RateLimitCounts, { max, spanMs }: Budget) {
  const drawn = new Map<string, Drawn>();
  const portion = Math.max(1, Math.floor(max * PORTION));

  return async function take(key: string, amount: number): Promise<number | undefined> {
    const known = drawn.get(key);
    const own = known && known.endsAt > Date.now() ? known : { left: 0, endsAt: 0 };
    if (own.left >= amount) {
      own.left -= amount;
      return undefined;
    }
    const missing = amount - own.left;
    own.left = 0;
    const draws = Math.max(missing, portion);
    const { count, left } = await counts.count(key, spanMs, draws);
    // The last portion may be smaller than the others.
    const granted = draws - Math.max(0, count - max);
    if (granted < missing) return left;
    drawn.delete(key);
    drawn.set(key, { left: granted - missing, endsAt: Date.now() + left });
    if (drawn.size > MAX_KEPT) drawn.delete(drawn.keys().next().value!);
    return undefined;
  };
}
