import { randomUUID } from 'node:crypto';
import type { ContractState } from '@althing/domain/organisation';
import type { ChainId, Hex } from '@althing/domain/units';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FrozenChainPlan } from './frozenPlan.ts';
import type { Database, Queryable } from './database.ts';
import { deployments, deploymentTransactions, organisationContracts, organisations } from './schema/index.ts';

export type Deployment = typeof deployments.$inferSelect;
export type LedgerContract = typeof organisationContracts.$inferSelect;
export type ReportedTransaction = typeof deploymentTransactions.$inferSelect;

/** How a contract stands, and why where it failed. */
export interface Standing {
  state: ContractState;
  reason: string | null;
}

/** One chain of one organisation. */
export interface DeploymentKey {
  organisationId: string;
  chainId: ChainId;
}

const isChain = ({ organisationId, chainId }: DeploymentKey) =>
  and(eq(deployments.organisationId, organisationId), eq(deployments.chainId, chainId));

/** Rows of the ledger. What they may become is decided in `deployment/`. */
export function createDeployments(db: Database) {
  const ofOrganisation = db
    .select()
    .from(deployments)
    .where(eq(deployments.organisationId, sql.placeholder('id')))
    .orderBy(asc(deployments.chainId))
    .prepare('deployments_of_organisation');
  const contractsOfOrganisation = db
    .select()
    .from(organisationContracts)
    .where(eq(organisationContracts.organisationId, sql.placeholder('id')))
    .orderBy(asc(organisationContracts.chainId), asc(organisationContracts.position))
    .prepare('contracts_of_organisation');

  return {
    list: (organisationId: string) => ofOrganisation.execute({ id: organisationId }),
    contracts: (organisationId: string) => contractsOfOrganisation.execute({ id: organisationId }),

    /** Runs `work` while nobody else changes the ledger of this organisation. */
    async locked<Result>(organisationId: string, work: (on: Queryable) => Promise<Result>): Promise<Result> {
      return db.transaction(async (transaction) => {
        await transaction.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, organisationId)).for('update');
        return work(transaction);
      });
    },

    /** Puts a plan in the place of whatever was planned for its chain. */
    async replacePlan(organisationId: string, plan: FrozenChainPlan, now: Date, on: Queryable): Promise<void> {
      const key = { organisationId, chainId: plan.chainId };
      await on.delete(deployments).where(isChain(key));
      await on
        .delete(organisationContracts)
        .where(and(eq(organisationContracts.organisationId, organisationId), eq(organisationContracts.chainId, plan.chainId)));
      await on
        .delete(deploymentTransactions)
        .where(and(eq(deploymentTransactions.organisationId, organisationId), eq(deploymentTransactions.chainId, plan.chainId)));
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

    /** Remembers a reported transaction; reporting it again changes nothing. */
    async addTransaction(key: DeploymentKey, hash: Hex, now: Date, on: Queryable): Promise<void> {
      await on
        .insert(deploymentTransactions)
        .values({ ...key, hash, submittedAt: now })
        .onConflictDoNothing();
    },

    async transactions({ organisationId, chainId }: DeploymentKey): Promise<ReportedTransaction[]> {
      return db
        .select()
        .from(deploymentTransactions)
        .where(and(eq(deploymentTransactions.organisationId, organisationId), eq(deploymentTransactions.chainId, chainId)))
        .orderBy(desc(deploymentTransactions.submittedAt));
    },

    /** Keeps who sent a transaction, for the time when no node knows it any more. */
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

    /** Gives contracts a new standing and transaction. */
    async put(ids: readonly string[], values: Standing & { transactionHash: Hex | null }, now: Date, on: Queryable): Promise<void> {
      if (ids.length === 0) return;
      await on
        .update(organisationContracts)
        .set({ ...values, updatedAt: now })
        .where(inArray(organisationContracts.id, [...ids]));
    },

    /** Keeps the transaction of contracts that the chain had shown before anybody reported it. */
    async attachTransaction(ids: readonly string[], transactionHash: Hex, on: Queryable): Promise<void> {
      if (ids.length === 0) return;
      await on
        .update(organisationContracts)
        .set({ transactionHash })
        .where(and(inArray(organisationContracts.id, [...ids]), isNull(organisationContracts.transactionHash)));
    },

    /** Writes what the chain said, unless somebody changed the contract meanwhile; false then. */
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

    /** Takes chains whose time has come; nobody else gets them before `until`. */
    async claimDue(now: Date, until: Date, limit: number): Promise<DeploymentKey[]> {
      const due = db
        .select({ organisationId: deployments.organisationId, chainId: deployments.chainId })
        .from(deployments)
        .where(sql`${deployments.nextCheckAt} <= ${now.toISOString()}::timestamptz`)
        .orderBy(asc(deployments.nextCheckAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      return db
        .update(deployments)
        .set({ nextCheckAt: until })
        .where(sql`(${deployments.organisationId}, ${deployments.chainId}) in ${due}`)
        .returning({ organisationId: deployments.organisationId, chainId: deployments.chainId });
    },

    /** When to look at a chain again; null for never. */
    async schedule(key: DeploymentKey, at: Date | null, on: Queryable = db): Promise<void> {
      await on.update(deployments).set({ nextCheckAt: at }).where(isChain(key));
    },
  };
}

export type Deployments = ReturnType<typeof createDeployments>;

/** States of a chain's contracts. */
export const statesOf = (contracts: readonly { state: ContractState }[]): ContractState[] => contracts.map(({ state }) => state);
