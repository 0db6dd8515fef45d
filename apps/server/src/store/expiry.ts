import type { OrganisationState } from '@althing/domain/organisation';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { organisationContracts, organisations } from './schema/index.ts';

/** Removes or expires organisations that nobody touches. */
export function expiry(db: Database) {
  return {
    /** Removes drafts not touched since `touchedBefore`. Returns how many. */
    async expireDrafts(touchedBefore: Date): Promise<number> {
      const gone = await db
        .delete(organisations)
        .where(and(eq(organisations.state, 'draft'), lt(organisations.touchedAt, touchedBefore)))
        .returning({ id: organisations.id });
      return gone.length;
    },

    /** Moves organisations not touched since `touchedBefore`, with nothing deployed or pending, from one of `from` to `to`. Returns how many. */
    async expirePlans(touchedBefore: Date, from: readonly OrganisationState[], to: OrganisationState): Promise<number> {
      const expired = await db
        .update(organisations)
        .set({ state: to })
        .where(
          and(
            inArray(organisations.state, [...from]),
            lt(organisations.touchedAt, touchedBefore),
            sql`not exists (select from ${organisationContracts} where ${organisationContracts.organisationId} = ${organisations.id}
              and ${organisationContracts.state} not in ('planned', 'failed'))`,
          ),
        )
        .returning({ id: organisations.id });
      return expired.length;
    },
  };
}
