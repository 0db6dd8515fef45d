import { UPGRADE_EXECUTION_MS, UPGRADE_MS, UPGRADE_REFUSALS, upgradeStep } from '@althing/domain/upgrades';
import { liveTopic } from '@althing/domain/http';
import { and, eq, inArray, lte, or, type SQL } from 'drizzle-orm';
import { conflict } from '../base/errors.ts';
import type { Queryable, Transaction } from './database.ts';
import { publish } from './outbox/publish.ts';
import { organisations, upgradeProposals } from './schema/index.ts';

/** What tells proposals of an organisation apart. */
export type UpgradeKey = Pick<typeof upgradeProposals.$inferSelect, 'id' | 'organisationId'>;

/** Conditions under which proposals are expired, whether or not it is noted. */
export const isOver = (now: Date): SQL => {
  const { state, createdAt, executingSince } = upgradeProposals;
  const waiting = and(inArray(state, ['open', 'approved']), lte(createdAt, new Date(now.getTime() - UPGRADE_MS)));
  const begun = and(inArray(state, ['executing', 'executed']), lte(executingSince, new Date(now.getTime() - UPGRADE_EXECUTION_MS)));
  return or(waiting, begun)!;
};

/** Notes that they have expired. What they would have made of the ledger nobody reads then. */
export const noteExpired = (on: Queryable, now: Date, which?: SQL) =>
  on
    .update(upgradeProposals)
    .set({ state: upgradeStep('expire').to, nextCheckAt: null, chains: [] })
    .where(and(isOver(now), which))
    .returning({ id: upgradeProposals.id, organisationId: upgradeProposals.organisationId });

/** Nothing of the organisation's proposals and record changes until the transaction ends. */
export const lockOrganisation = async (on: Transaction, id: string): Promise<number | undefined> => {
  const [row] = await on.select({ revision: organisations.revision }).from(organisations).where(eq(organisations.id, id)).for('update');
  return row?.revision;
};

export const refuse = (code: keyof typeof UPGRADE_REFUSALS) => conflict(UPGRADE_REFUSALS[code], code);

/** Tells open pages. */
export const told = (on: Queryable, { organisationId, id }: UpgradeKey) =>
  publish(on, [{ topic: liveTopic.organisation(organisationId), body: { upgradeProposal: id } }]);
