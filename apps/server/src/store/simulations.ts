import type { Meaning } from '@althing/domain/simulation';
import { eq } from 'drizzle-orm';
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
  };
}

export type Simulations = ReturnType<typeof createSimulations>;
