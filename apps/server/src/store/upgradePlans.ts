import { UPGRADE_EXECUTION_MS, UPGRADE_MS, UPGRADE_PLAN_MS } from '@althing/domain/upgrades';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { FrozenChainPlan } from './frozenPlan.ts';
import { organisations, upgradeProposals } from './schema/index.ts';
import { isOver } from './upgradeRows.ts';

/** Transactions of which only chain, sender and purpose are left. */
const WITHOUT_CALLS = (transactions: typeof upgradeProposals.transactions) =>
  sql`(select coalesce(jsonb_agg(t || '{"calls": [], "checks": []}' order by place), '[]') from jsonb_array_elements(${transactions}) with ordinality each(t, place))`;

/** The plans of upgrade proposals: which count, and how long they are kept. */
export function plansOfUpgrades(db: Database) {
  return {
    /** The chains of an organisation as its agreed upgrades are to make them, from agreement to registration; of none that its record has overtaken. */
    async agreedChains(organisationId: string, now: Date): Promise<FrozenChainPlan[]> {
      const { state, revision, chains } = upgradeProposals;
      const rows = await db
        .select({ chains })
        .from(upgradeProposals)
        .innerJoin(organisations, eq(organisations.id, upgradeProposals.organisationId))
        .where(
          and(
            eq(upgradeProposals.organisationId, organisationId),
            inArray(state, ['approved', 'executing', 'executed']),
            eq(revision, organisations.revision),
            sql`(${isOver(now)}) is not true`,
          ),
        );
      return rows.flatMap((row) => row.chains);
    },

    /**
     * Takes the plans from at most `limit` proposals that expired long ago, and returns how many. What is left is their line in the history: what they
     * would have changed in words, on which chains, who proposed and voted.
     */
    async forgetPlans(now: Date, limit: number): Promise<number> {
      const { id, state, upgraded, createdAt, executingSince, transactions } = upgradeProposals;
      const ended = new Date(now.getTime() - UPGRADE_PLAN_MS);
      const old = db
        .select({ id })
        .from(upgradeProposals)
        .where(
          and(
            eq(state, 'expired'),
            isNotNull(upgraded),
            lte(createdAt, new Date(ended.getTime() - UPGRADE_MS)),
            or(isNull(executingSince), lte(executingSince, new Date(ended.getTime() - UPGRADE_EXECUTION_MS))),
          ),
        )
        .orderBy(asc(createdAt))
        .limit(limit);
      const rows = await db
        .update(upgradeProposals)
        .set({ present: null, upgraded: null, logoId: null, chains: [], progress: [], transactions: WITHOUT_CALLS(transactions) })
        .where(inArray(id, old))
        .returning({ id });
      return rows.length;
    },
  };
}
