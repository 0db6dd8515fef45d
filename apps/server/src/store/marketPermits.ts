import type { Address } from '@althing/domain/units';
import { and, count, desc, eq, lt, or } from 'drizzle-orm';
import type { Database } from './database.ts';
import { bondMarkets, marketPermits } from './schema/index.ts';

export type MarketPermitRow = typeof marketPermits.$inferSelect;

/** As many as a list of buyers may have, and of one buyer. */
export const MOST_PERMITS = { market: 10_000, buyer: 10 } as const;

/** Permits of private markets' owners. Whether one counts is decided in `bonds/`. */
export function createMarketPermits(db: Database) {
  return {
    /**
     * Keeps a permit, and forgets those of the market that can count no more. False where the market or the buyer has as many as are kept.
     *
     * @param at - the chain's time, UNIX seconds.
     */
    async put(row: MarketPermitRow, at: number): Promise<boolean> {
      const { market, buyer, nonce, deadline, maxQuote, ...values } = row;
      const of = eq(marketPermits.market, market);
      return db.transaction(async (on) => {
        await on.select({ id: bondMarkets.id }).from(bondMarkets).where(eq(bondMarkets.id, market)).for('no key update');
        await on.delete(marketPermits).where(and(of, or(lt(marketPermits.deadline, at), lt(marketPermits.nonce, nonce))));
        const replaced = await on
          .update(marketPermits)
          .set(values)
          .where(
            and(
              of,
              eq(marketPermits.buyer, buyer),
              eq(marketPermits.nonce, nonce),
              eq(marketPermits.deadline, deadline),
              eq(marketPermits.maxQuote, maxQuote),
            ),
          )
          .returning({ buyer: marketPermits.buyer });
        if (replaced.length > 0) return true;
        const ofBuyer = and(of, eq(marketPermits.buyer, buyer));
        if ((await on.$count(marketPermits, of)) >= MOST_PERMITS.market) return false;
        if ((await on.$count(marketPermits, ofBuyer)) >= MOST_PERMITS.buyer) return false;
        await on.insert(marketPermits).values(row);
        return true;
      });
    },

    /** Those of a buyer, which allow most first. */
    of: (market: string, buyer: Address): Promise<MarketPermitRow[]> =>
      db
        .select()
        .from(marketPermits)
        .where(and(eq(marketPermits.market, market), eq(marketPermits.buyer, buyer)))
        .orderBy(desc(marketPermits.maxQuote), desc(marketPermits.deadline))
        .limit(MOST_PERMITS.buyer),

    /** Permits of a market, newest first. */
    async list(market: string, { page, limit }: { page: number; limit: number }): Promise<{ rows: MarketPermitRow[]; total: number }> {
      const of = eq(marketPermits.market, market);
      const [rows, [kept]] = await Promise.all([
        db
          .select()
          .from(marketPermits)
          .where(of)
          .orderBy(desc(marketPermits.createdAt), marketPermits.buyer, desc(marketPermits.deadline), desc(marketPermits.maxQuote))
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ count: count() }).from(marketPermits).where(of),
      ]);
      return { rows, total: kept!.count };
    },
  };
}

export type MarketPermits = ReturnType<typeof createMarketPermits>;
