import { randomUUID } from 'node:crypto';
import type { OrganisationInput } from '@althing/domain/organisation';
import { UPGRADE_LIMITS, UPGRADE_MS, UPGRADE_REFUSALS, type UpgradeState, upgradeStep } from '@althing/domain/upgrades';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, count, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { getAddress } from 'viem';
import { forbidden } from '../base/errors.ts';
import type { Cursor } from './cursor.ts';
import type { Database, Transaction } from './database.ts';
import type { FrozenUpgrade } from './frozenUpgrade.ts';
import { organisations, upgradeProposals, users } from './schema/index.ts';
import { executionOfUpgrades } from './upgradeExecution.ts';
import { plansOfUpgrades } from './upgradePlans.ts';
import { isOver, lockOrganisation, refuse, told, type UpgradeKey } from './upgradeRows.ts';
import { votesOfUpgrades } from './upgradeVotes.ts';
import { isUuid } from './uuid.ts';

type Row = typeof upgradeProposals.$inferSelect;

/** An upgrade proposal, and what it needs of its organisation. */
export interface UpgradeProposalRecord extends Omit<Row, 'proposerId' | 'nextCheckAt'> {
  proposer: Address;
  slug: string;
  /** Of the organisation's record as it is now. */
  currentRevision: number;
}

/** What lists show, without forms and plans. */
export type UpgradeProposalHead = Omit<
  UpgradeProposalRecord,
  'present' | 'upgraded' | 'transactions' | 'chains' | 'progress' | 'words' | 'leaving'
> & {
  chainIds: ChainId[];
};

export interface NewUpgradeProposal extends FrozenUpgrade {
  id: string;
  organisationId: string;
  proposerId: string;
  name: string;
  revision: number;
  present: OrganisationInput;
  upgraded: OrganisationInput;
  planHash: Hex;
  voteChainIds: ChainId[];
  words: string;
  /** Whether the proposer is one of those who decide. */
  isBySigner: boolean;
}

const headColumns = {
  id: upgradeProposals.id,
  organisationId: upgradeProposals.organisationId,
  name: upgradeProposals.name,
  state: upgradeProposals.state,
  revision: upgradeProposals.revision,
  logoId: upgradeProposals.logoId,
  planHash: upgradeProposals.planHash,
  voteChainIds: upgradeProposals.voteChainIds,
  createdAt: upgradeProposals.createdAt,
  decidedAt: upgradeProposals.decidedAt,
  executingSince: upgradeProposals.executingSince,
  executedAt: upgradeProposals.executedAt,
  registeredAt: upgradeProposals.registeredAt,
  proposer: users.address,
  slug: organisations.slug,
  currentRevision: organisations.revision,
};

const columns = {
  ...headColumns,
  present: upgradeProposals.present,
  upgraded: upgradeProposals.upgraded,
  transactions: upgradeProposals.transactions,
  chains: upgradeProposals.chains,
  progress: upgradeProposals.progress,
  words: upgradeProposals.words,
  leaving: upgradeProposals.leaving,
};

const TOUCHED = sql<
  ChainId[]
>`(select coalesce(array_agg(distinct (t ->> 'chainId')::bigint), '{}') from jsonb_array_elements(${upgradeProposals.transactions}) t)`;

/** Conditions under which a proposal is told to be in a state. */
const isNow = (state: UpgradeState, now: Date): SQL =>
  state === 'expired'
    ? or(eq(upgradeProposals.state, state), isOver(now))!
    : and(eq(upgradeProposals.state, state), sql`(${isOver(now)}) is not true`)!;

interface UpgradesRequest {
  limit: number;
  after: Cursor | undefined;
  state: UpgradeState | undefined;
  now: Date;
}

async function requireRoom(on: Transaction, { organisationId, proposerId, isBySigner }: NewUpgradeProposal, now: Date): Promise<void> {
  const open = and(
    eq(upgradeProposals.organisationId, organisationId),
    eq(upgradeProposals.state, 'open'),
    gt(upgradeProposals.createdAt, new Date(now.getTime() - UPGRADE_MS)),
  );
  const [all] = await on.select({ number: count() }).from(upgradeProposals).where(open);
  const [own] = await on
    .select({ number: count() })
    .from(upgradeProposals)
    .where(and(open, eq(upgradeProposals.proposerId, proposerId)));
  // Strangers who fill the list keep the signers from nothing.
  if (own!.number < UPGRADE_LIMITS.openOfOne && (isBySigner || all!.number < UPGRADE_LIMITS.openOfAll)) return;
  throw forbidden(UPGRADE_REFUSALS['upgrade-too-many'], 'upgrade-too-many');
}

/** Upgrade proposals and the votes on them. Which steps are allowed is decided in `@althing/domain/upgrades`. */
export function createUpgradeProposals(db: Database) {
  return {
    ...votesOfUpgrades(db),
    ...executionOfUpgrades(db),
    ...plansOfUpgrades(db),

    async find(id: string): Promise<UpgradeProposalRecord | undefined> {
      if (!isUuid(id)) return undefined;
      const [row] = await db
        .select(columns)
        .from(upgradeProposals)
        .innerJoin(organisations, eq(organisations.id, upgradeProposals.organisationId))
        .innerJoin(users, eq(users.id, upgradeProposals.proposerId))
        .where(eq(upgradeProposals.id, id));
      return row && { ...row, proposer: getAddress(row.proposer) };
    },

    /** Newest first; one more than `limit` where there is a next page. */
    async list(organisationId: string, { limit, after, state, now }: UpgradesRequest): Promise<UpgradeProposalHead[]> {
      const { createdAt, id } = upgradeProposals;
      const rows = await db
        .select({ ...headColumns, chainIds: TOUCHED })
        .from(upgradeProposals)
        .innerJoin(organisations, eq(organisations.id, upgradeProposals.organisationId))
        .innerJoin(users, eq(users.id, upgradeProposals.proposerId))
        .where(
          and(
            eq(upgradeProposals.organisationId, organisationId),
            state && isNow(state, now),
            after && sql`(${createdAt}, ${id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(createdAt), desc(id))
        .limit(limit + 1);
      return rows.map((row) => ({ ...row, chainIds: row.chainIds.map(Number), proposer: getAddress(row.proposer) }));
    },

    /** Stores an open proposal, unless the organisation has changed since its revision, or too many are open. */
    create: (proposal: NewUpgradeProposal, now: Date): Promise<void> =>
      db.transaction(async (on) => {
        if ((await lockOrganisation(on, proposal.organisationId)) !== proposal.revision) throw refuse('upgrade-stale');
        await requireRoom(on, proposal, now);
        const { isBySigner: _, ...row } = proposal;
        await on.insert(upgradeProposals).values({ ...row, logoId: row.upgraded.logoId, state: 'open', progress: [], createdAt: now });
        await told(on, proposal);
      }),

    newId: () => randomUUID(),

    /** Notes what the votes amount to; false where that was noted before. */
    decide: (proposal: UpgradeKey, step: 'approve' | 'reject', now: Date): Promise<boolean> =>
      db.transaction(async (on) => {
        const { from, to } = upgradeStep(step);
        const rows = await on
          .update(upgradeProposals)
          .set({ state: to, decidedAt: now })
          .where(
            and(
              eq(upgradeProposals.id, proposal.id),
              inArray(upgradeProposals.state, [...from]),
              gt(upgradeProposals.createdAt, new Date(now.getTime() - UPGRADE_MS)),
            ),
          )
          .returning({ id: upgradeProposals.id });
        if (rows.length === 1) await told(on, proposal);
        return rows.length === 1;
      }),
  };
}

export type UpgradeProposals = ReturnType<typeof createUpgradeProposals>;
