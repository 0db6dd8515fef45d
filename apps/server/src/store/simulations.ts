import type { Meaning } from '@althing/domain/simulation';
import { asc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { keptSimulations as kept } from './schema/index.ts';

export interface KeptSimulation {
  meaning: Meaning;
  simulatedAt: Date;
}

/** The first result of each proposal, upgrade and transaction of a Safe. */
export function createSimulations(db: Database) {
  return {
    /** Keeps the result where none is kept. @returns the first one, whichever that is. */
    async first(subject: string, result: KeptSimulation): Promise<KeptSimulation> {
      await db
        .insert(kept)
        .values({ subject, ...result })
        .onConflictDoNothing();
      const [found] = await db.select({ meaning: kept.meaning, simulatedAt: kept.simulatedAt }).from(kept).where(eq(kept.subject, subject));
      return found ?? result;
    },

    /** Forgets the oldest of those from before a time, `most` at once. */
    async forget(before: Date, most: number): Promise<void> {
      const old = db
        .select({ subject: kept.subject })
        .from(kept)
        .where(lt(kept.simulatedAt, before))
        .orderBy(asc(kept.simulatedAt))
        .limit(most);
      await db.delete(kept).where(inArray(kept.subject, old));
    },
  };
}

export type Simulations = ReturnType<typeof createSimulations>;
