import { lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rateLimits } from './schema/index.ts';

export interface Counted {
  /** How often in the current span, this time included. */
  count: number;
  /** Milliseconds until the span ends. */
  left: number;
}

/** Counts of actions, across all processes. */
export function createRateLimits(db: Database) {
  return {
    async count(key: string, spanMs: number, by = 1): Promise<Counted> {
      const end = sql`clock_timestamp() + make_interval(secs => ${spanMs / 1000})`;
      const isOver = sql`${rateLimits.endsAt} <= clock_timestamp()`;
      const [row] = await db
        .insert(rateLimits)
        .values({ key, count: by, endsAt: end })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
          },
        })
        .returning({
          count: rateLimits.count,
          left: sql<number>`greatest(0, extract(epoch from ${rateLimits.endsAt} - clock_timestamp()) * 1000)::float8`,
        });
      return row!;
    },

    /** Deletes spans that are over. */
    async forget(): Promise<void> {
      await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`clock_timestamp()`));
    },
  };
}

export type RateLimitCounts = ReturnType<typeof createRateLimits>;
