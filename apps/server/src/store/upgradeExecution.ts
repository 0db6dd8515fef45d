import { upgradeStep } from '@althing/domain/upgrades';
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { UpgradeProgress } from './frozenUpgrade.ts';
import { upgradeProposals } from './schema/index.ts';
import { isOver, lockOrganisation, noteExpired, refuse, told, type UpgradeKey } from './upgradeRows.ts';

/** What the chains say of a proposal, and when they are asked again. */
interface Look {
  progress: UpgradeProgress[];
  at: Date;
  isChanged: boolean;
  isFinished: boolean;
  now: Date;
}

/** How upgrade proposals are begun, followed and ended. */
export function executionOfUpgrades(db: Database) {
  return {
    /** Begins an approved proposal, alone among those of its organisation. Does nothing where it has begun. */
    begin: (proposal: UpgradeKey & { revision: number }, now: Date): Promise<void> =>
      db.transaction(async (on) => {
        const revision = await lockOrganisation(on, proposal.organisationId);
        await noteExpired(on, now, eq(upgradeProposals.organisationId, proposal.organisationId));
        const { from, to } = upgradeStep('execute');
        const others = await on
          .select({ id: upgradeProposals.id, state: upgradeProposals.state })
          .from(upgradeProposals)
          .where(
            and(
              eq(upgradeProposals.organisationId, proposal.organisationId),
              or(eq(upgradeProposals.id, proposal.id), inArray(upgradeProposals.state, [to, 'executed'])),
            ),
          );
        const own = others.find(({ id }) => id === proposal.id);
        if (own && (own.state === to || own.state === 'executed')) return;
        if (!own || !from.includes(own.state)) throw refuse('upgrade-not-approved');
        if (revision !== proposal.revision) throw refuse('upgrade-stale');
        if (others.length > 1) throw refuse('upgrade-other-executing');
        await on
          .update(upgradeProposals)
          .set({ state: to, executingSince: now, nextCheckAt: now })
          .where(eq(upgradeProposals.id, proposal.id));
        await told(on, proposal);
      }),

    /** The proposal of an organisation that is being executed, or waits to be registered. */
    async executingOf(organisationId: string, now: Date): Promise<string | undefined> {
      const busy = and(eq(upgradeProposals.organisationId, organisationId), inArray(upgradeProposals.state, ['executing', 'executed']));
      const [row] = await db
        .select({ id: upgradeProposals.id })
        .from(upgradeProposals)
        .where(and(busy, sql`not ${isOver(now)}`));
      return row?.id;
    },

    /** Takes proposals whose chains are due to be looked at. No other process gets them before `until`. */
    async claimDue(now: Date, until: Date, limit: number): Promise<string[]> {
      const due = db
        .select({ id: upgradeProposals.id })
        .from(upgradeProposals)
        .where(and(eq(upgradeProposals.state, 'executing'), lte(upgradeProposals.nextCheckAt, now)))
        .orderBy(asc(upgradeProposals.nextCheckAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(upgradeProposals)
        .set({ nextCheckAt: until })
        .where(sql`${upgradeProposals.id} in ${due}`)
        .returning({ id: upgradeProposals.id });
      return rows.map(({ id }) => id);
    },

    /** Stores what the chains say, and when they are asked again; `finish` where all of it is done. */
    putProgress: (proposal: UpgradeKey, { progress, at, isChanged, isFinished, now }: Look): Promise<void> =>
      db.transaction(async (on) => {
        const { from, to } = upgradeStep('finish');
        const next = isFinished ? { state: to, executedAt: now, nextCheckAt: null } : { nextCheckAt: at };
        const rows = await on
          .update(upgradeProposals)
          .set({ progress, ...next })
          .where(and(eq(upgradeProposals.id, proposal.id), inArray(upgradeProposals.state, [...from]), sql`not ${isOver(now)}`))
          .returning({ id: upgradeProposals.id });
        if (rows.length === 1 && (isChanged || isFinished)) await told(on, proposal);
      }),

    /** When the chains of an executing proposal are looked at next. */
    async postpone(id: string, at: Date): Promise<void> {
      await db.update(upgradeProposals).set({ nextCheckAt: at }).where(eq(upgradeProposals.id, id));
    },

    /** Notes what has expired. Returns how many. */
    async expire(now: Date): Promise<number> {
      const expired = await db.transaction(async (on) => {
        const rows = await noteExpired(on, now);
        for (const row of rows) await told(on, row);
        return rows;
      });
      return expired.length;
    },
  };
}
