import type { Address } from '@althing/domain/units';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { bondMarkets, marketPermits } from './schema/index.ts';

export type MarketPermitRow = typeof marketPermits.$inferSelect;

/** As many as a list of buyers may have. */
export const MOST_PERMITS = 10_000;

/** Permits of private markets' owners. Whether one counts is decided in `bonds/`. */
export function createMarketPermits(db: Database) {
  return {
    /** Takes the place of an earlier permit of the same buyer. False where the market has as many as are kept. */
    async put(row: MarketPermitRow): Promise<boolean> {
      const { market, buyer, ...values } = row;
      return db.transaction(async (transaction) => {
        await transaction.select({ id: bondMarkets.id }).from(bondMarkets).where(eq(bondMarkets.id, market)).for('no key update');
        const [kept] = await transaction.select({ count: count() }).from(marketPermits).where(eq(marketPermits.market, market));
        const replaced = await transaction
          .update(marketPermits)
          .set(values)
          .where(and(eq(marketPermits.market, market), eq(marketPermits.buyer, buyer)))
          .returning({ buyer: marketPermits.buyer });
        if (replaced.length > 0) return true;
        if (kept!.count >= MOST_PERMITS) return false;
        await transaction.insert(marketPermits).values(row);
        return true;
      });
    },

    /** The permit of a buyer; undefined where there is none. */
    async find(market: string, buyer: Address): Promise<MarketPermitRow | undefined> {
      const [found] = await db
        .select()
        .from(marketPermits)
        .where(and(eq(marketPermits.market, market), eq(marketPermits.buyer, buyer)));
      return found;
    },

    /** Permits of a market, newest first. */
    async list(market: string, { page, limit }: { page: number; limit: number }): Promise<{ rows: MarketPermitRow[]; total: number }> {
      const of = eq(marketPermits.market, market);
      const [rows, [kept]] = await Promise.all([
        db
          .select()
          .from(marketPermits)
          .where(of)
          .orderBy(desc(marketPermits.createdAt), marketPermits.buyer)
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ count: count() }).from(marketPermits).where(of),
      ]);
      return { rows, total: kept!.count };
    },
  };
}

export type MarketPermits = ReturnType<typeof createMarketPermits>;
