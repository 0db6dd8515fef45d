import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RateLimitCounts } from '../store/rateLimits.ts';

type Counting = Parameters<FastifyRateLimitStore['incr']>[1];

/** Addresses that one process remembers; the oldest entry is dropped first. */
const MAX_KEPT = 10_000;

interface Span {
  count: number;
  endsAt: number;
}

/** Counts within this process only. */
function createOwnCounts() {
  const spans = new Map<string, Span>();
  return (key: string, spanMs: number): { current: number; ttl: number } => {
    const now = Date.now();
    const known = spans.get(key);
    const span = known && known.endsAt > now ? known : { count: 0, endsAt: now + spanMs };
    span.count += 1;
    spans.delete(key);
    spans.set(key, span);
    if (spans.size > MAX_KEPT) spans.delete(spans.keys().next().value!);
    return { current: span.count, ttl: span.endsAt - now };
  };
}

/** The part of the limit's options that the plugin passes to a store; the plugin's own types describe the route instead. */
interface LimitOptions {
  groupId?: string;
}

/**
 * The store for `@fastify/rate-limit`. Reads are counted in memory, because a database row for each would cost more than the read. Limits
 * with a group are counted in the database, for all routes of the group and across all processes.
 */
export function sharedLimitStore(counts: RateLimitCounts): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    private readonly own = createOwnCounts();
    private readonly scope: string | undefined;

    constructor({ groupId }: LimitOptions) {
      this.scope = groupId;
    }

    incr(key: string, callback: Counting, timeWindow: number): void {
      if (this.scope === undefined) return callback(null, this.own(key, timeWindow));
      counts.count(`${this.scope}:${key}`, timeWindow).then(
        ({ count, left }) => callback(null, { current: count, ttl: left }),
        (error: Error) => callback(error),
      );
    }

    child(options: object): LimitStore {
      return new LimitStore(options);
    }
  };
}
