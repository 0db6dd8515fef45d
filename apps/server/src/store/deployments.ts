import { randomUUID } from 'node:crypto';
import type { ContractState, OrganisationState } from '@althing/domain/organisation';
import type { ChainId, Hex } from '@althing/domain/units';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type AdoptedUpgrade, putUpgrade } from './adoptedUpgrade.ts';
import { putEngines } from './bondingEngines.ts';
import type { FrozenChainPlan } from './frozenPlan.ts';
import { type DeploymentKey, dueLooks } from './dueLooks.ts';
import { hasRoom, moveOrganisation } from './organisations.ts';
import { giveSlug } from './slugs.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { deployments, deploymentTransactions, organisationContracts, organisations } from './schema/index.ts';

export type Deployment = typeof deployments.$inferSelect;
export type LedgerContract = typeof organisationContracts.$inferSelect;
export type ReportedTransaction = typeof deploymentTransactions.$inferSelect;

/** The state of a contract, and the reason where it failed. */
export interface Standing {
  state: ContractState;
  reason: string | null;
}

/** Transactions that are stored per chain of an organisation: more than anybody replaces, speeds up or repeats. */
const MAX_TRANSACTIONS = 50;

const isChain = ({ organisationId, chainId }: DeploymentKey) =>
  and(eq(deployments.organisationId, organisationId), eq(deployments.chainId, chainId));

/** Reads and writes of the ledger, on the database or within a transaction. */
function ledgerRows(on: Queryable) {
  return {
    list: (organisationId: string): Promise<Deployment[]> =>
      on.select().from(deployments).where(eq(deployments.organisationId, organisationId)).orderBy(asc(deployments.chainId)),

    contracts: (organisationId: string, chainId?: ChainId): Promise<LedgerContract[]> =>
      on
        .select()
        .from(organisationContracts)
        .where(
          and(
            eq(organisationContracts.organisationId, organisationId),
            chainId === undefined ? undefined : eq(organisationContracts.chainId, chainId),
          ),
        )
        .orderBy(asc(organisationContracts.chainId), asc(organisationContracts.position)),

    /** Sets when a chain is checked next; null for never. Chains with a pending transaction are checked before others. */
    async schedule(key: DeploymentKey, at: Date | null, isOnItsWay: boolean): Promise<void> {
      await on.update(deployments).set({ nextCheckAt: at, isOnItsWay }).where(isChain(key));
    },
  };
}

/** The ledger of one organisation while nobody else can change it. */
export interface LockedLedger extends ReturnType<typeof lockedLedger> {}

function lockedLedger(on: Transaction, organisationId: string) {
  const ofChain = (table: typeof organisationContracts | typeof deploymentTransactions, chainId: ChainId) =>
    and(eq(table.organisationId, organisationId), eq(table.chainId, chainId));
  return {
    ...ledgerRows(on),

    /** Changes the state of the organisation from one of `from` to `to`; false where it is in none of `from`. */
    moveOrganisation: (from: readonly OrganisationState[], to: OrganisationState) => moveOrganisation(on, organisationId, from, to),

    /** Notes that somebody has done something about the organisation, which keeps it from expiring. */
    async touch(now: Date): Promise<void> {
      await on.update(organisations).set({ touchedAt: now }).where(eq(organisations.id, organisationId));
    },

    /** Whether the creator may have one more organisation that is neither deployed nor expired. */
    hasRoom: (creatorId: string, quota: number) => hasRoom(on, creatorId, quota),

    /** Derives the slug from the organisation's name, unless it has one. */
    giveSlug: () => giveSlug(on, organisationId),

    /** Replaces whatever was planned for the plan's chain. */
    async replacePlan(plan: FrozenChainPlan, now: Date): Promise<void> {
      const key = { organisationId, chainId: plan.chainId };
      await on.delete(deployments).where(isChain(key));
      await on.delete(organisationContracts).where(ofChain(organisationContracts, plan.chainId));
      await on.delete(deploymentTransactions).where(ofChain(deploymentTransactions, plan.chainId));
      await putEngines(on, organisationId, plan);
      await on.insert(deployments).values({ ...key, deployer: plan.deployer, plan, registeredAt: now, nextCheckAt: now });
      if (plan.steps.length === 0) return;
      await on.insert(organisationContracts).values(
        plan.steps.map(({ id, kind, name, address }, position) => ({
          ...key,
          id: randomUUID(),
          position,
          stepId: id,
          kind,
          name,
          address,
          state: 'planned' as const,
          updatedAt: now,
        })),
      );
    },

    /** Makes an executed upgrade the organisation's record; false where that was done before. */
    adopt: (upgrade: AdoptedUpgrade, now: Date) => putUpgrade(on, organisationId, upgrade, now),

    /** Stores a reported transaction; reporting it again changes nothing. False where too many are stored for its chain. */
    async addTransaction(chainId: ChainId, hash: Hex, now: Date): Promise<boolean> {
      const known = await on
        .select({ hash: deploymentTransactions.hash })
        .from(deploymentTransactions)
        .where(ofChain(deploymentTransactions, chainId));
      if (known.some((row) => row.hash === hash)) return true;
      if (known.length >= MAX_TRANSACTIONS) return false;
      await on.insert(deploymentTransactions).values({ organisationId, chainId, hash, submittedAt: now });
      return true;
    },

    /** Sets state, reason and transaction of contracts. */
    async put(ids: readonly string[], values: Standing & { transactionHash: Hex | null }, now: Date): Promise<void> {
      if (ids.length === 0) return;
      await on
        .update(organisationContracts)
        .set({ ...values, updatedAt: now })
        .where(inArray(organisationContracts.id, [...ids]));
    },

    /** Stores the transaction of contracts that were found on chain before anybody reported it. */
    async attachTransaction(ids: readonly string[], transactionHash: Hex): Promise<void> {
      if (ids.length === 0) return;
      await on
        .update(organisationContracts)
        .set({ transactionHash })
        .where(and(inArray(organisationContracts.id, [...ids]), isNull(organisationContracts.transactionHash)));
    },
  };
}

/** The deployment ledger. Which changes of state are allowed is decided in `deployment/`. */
export function createDeployments(db: Database) {
  return {
    ...ledgerRows(db),
    ...dueLooks(db),

    async find({ organisationId, chainId }: DeploymentKey): Promise<Deployment | undefined> {
      const [row] = await db.select().from(deployments).where(isChain({ organisationId, chainId }));
      return row;
    },

    /** Who deploys which chain, without reading the plans. */
    deployers: (organisationId: string): Promise<Pick<Deployment, 'chainId' | 'deployer'>[]> =>
      db
        .select({ chainId: deployments.chainId, deployer: deployments.deployer })
        .from(deployments)
        .where(eq(deployments.organisationId, organisationId))
        .orderBy(asc(deployments.chainId)),

    /** Runs `work` in a transaction while nobody else can change the ledger of this organisation. */
    async locked<Result>(organisationId: string, work: (ledger: LockedLedger) => Promise<Result>): Promise<Result> {
      return db.transaction(async (transaction) => {
        await transaction.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, organisationId)).for('update');
        return work(lockedLedger(transaction, organisationId));
      });
    },

    /** Whether an organisation's token is deployed at the address and was read back as reviewed. */
    async hasDeployedToken(chainId: ChainId, address: Hex): Promise<boolean> {
      const { chainId: onChain, address: at, kind, state } = organisationContracts;
      const isToken = and(eq(onChain, chainId), eq(at, address), eq(kind, 'token'), eq(state, 'verified'));
      return (await db.select({ at }).from(organisationContracts).where(isToken).limit(1)).length > 0;
    },

    async transactions({ organisationId, chainId }: DeploymentKey): Promise<ReportedTransaction[]> {
      return db
        .select()
        .from(deploymentTransactions)
        .where(and(eq(deploymentTransactions.organisationId, organisationId), eq(deploymentTransactions.chainId, chainId)))
        .orderBy(desc(deploymentTransactions.submittedAt));
    },

    /** Stores who sent a transaction; needed once no node knows it any more. */
    async rememberSender({ organisationId, chainId, hash }: ReportedTransaction, sender: Hex, nonce: number): Promise<void> {
      await db
        .update(deploymentTransactions)
        .set({ sender, nonce })
        .where(
          and(
            eq(deploymentTransactions.organisationId, organisationId),
            eq(deploymentTransactions.chainId, chainId),
            eq(deploymentTransactions.hash, hash),
          ),
        );
    },

    /** Stores what the chain says about a contract; false where somebody has changed the contract in the meantime. */
    async move(
      contract: Pick<LedgerContract, 'id' | 'state' | 'transactionHash'>,
      next: Standing & { transactionHash: Hex | null; blockNumber: number | null },
      now: Date,
    ): Promise<boolean> {
      const sameTransaction = contract.transactionHash
        ? eq(organisationContracts.transactionHash, contract.transactionHash)
        : isNull(organisationContracts.transactionHash);
      const rows = await db
        .update(organisationContracts)
        .set({ ...next, updatedAt: now })
        .where(and(eq(organisationContracts.id, contract.id), eq(organisationContracts.state, contract.state), sameTransaction))
        .returning({ id: organisationContracts.id });
      return rows.length === 1;
    },

    /** As `schedule`, for when the check brought nothing new. */
    async postpone(key: DeploymentKey, at: Date): Promise<void> {
      await db.update(deployments).set({ nextCheckAt: at }).where(isChain(key));
    },
  };
}

export type Deployments = ReturnType<typeof createDeployments>;

/** States of a chain's contracts. */
export const statesOf = (contracts: readonly { state: ContractState }[]): ContractState[] => contracts.map(({ state }) => state);
