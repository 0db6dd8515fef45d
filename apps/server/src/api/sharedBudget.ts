import type { RateLimitCounts } from '../store/rateLimits.ts';

interface Budget {
  /** Allowed within one span, across all processes. */
  max: number;
  spanMs: number;
}

interface Drawn {
  left: number;
  endsAt: number;
}

/** Addresses that one process remembers; the oldest entry is dropped first. */
const MAX_KEPT = 10_000;
/** Share of the budget that a process draws at a time, so that cheap calls do not cost a database row each. Unused rests expire with the span. */
const PORTION = 0.01;

/**
 * Limits what one client may use within a span, across all processes. Answers the milliseconds to wait where the budget is used up, and
 * undefined where there was enough left.
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
    // The last portion of a span may be smaller than the others.
    const granted = draws - Math.max(0, count - max);
    if (granted < missing) return left;
    drawn.delete(key);
    drawn.set(key, { left: granted - missing, endsAt: Date.now() + left });
    if (drawn.size > MAX_KEPT) drawn.delete(drawn.keys().next().value!);
    return undefined;
  };
}
