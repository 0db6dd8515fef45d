import type { Meaning } from '@althing/domain/simulation';
import type { Address, ChainId } from '@althing/domain/units';
import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { proposalSimulations as kept } from './schema/index.ts';

/** A proposal of a governor. */
export interface ProposalKey {
  chainId: ChainId;
  governor: Address;
  proposalId: bigint;
}

export interface KeptSimulation {
  meaning: Meaning;
  simulatedAt: Date;
}

/** The first result of each proposal. */
export function createSimulations(db: Database) {
  return {
    /** Keeps the result where none is kept. @returns the first one, whichever that is. */
    async first({ chainId, governor, proposalId }: ProposalKey, result: KeptSimulation): Promise<KeptSimulation> {
      const isIt = and(eq(kept.chainId, chainId), eq(kept.governor, governor), eq(kept.proposalId, proposalId));
      await db
        .insert(kept)
        .values({ chainId, governor, proposalId, ...result })
        .onConflictDoNothing();
      const [found] = await db.select({ meaning: kept.meaning, simulatedAt: kept.simulatedAt }).from(kept).where(isIt);
      return found ?? result;
    },
  };
}

export type Simulations = ReturnType<typeof createSimulations>;
