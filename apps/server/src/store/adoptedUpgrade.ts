import type { CheckResult } from '@althing/domain/http';
import { nameKey, organisationChainIds, type OrganisationInput } from '@althing/domain/organisation';
import { UPGRADE_REFUSALS, upgradeStep } from '@althing/domain/upgrades';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { conflict } from '../base/errors.ts';
import { putEngines } from './bondingEngines.ts';
import type { Transaction } from './database.ts';
import type { FrozenChainPlan } from './frozenPlan.ts';
import { addReceipt } from './receipts.ts';
import { deployments, organisationContracts, organisations, upgradeProposals } from './schema/index.ts';

/** One chain of an upgraded organisation, read back. */
export interface AdoptedChain {
  plan: FrozenChainPlan;
  contracts: (typeof organisationContracts.$inferSelect)[];
}

export interface AdoptedUpgrade {
  proposalId: string;
  /** Of the record that the upgrade is based on. */
  revision: number;
  form: OrganisationInput;
  chains: readonly AdoptedChain[];
  checks: CheckResult[];
}

async function putForm(on: Transaction, id: string, { form, revision }: AdoptedUpgrade): Promise<void> {
  const { name, categoryId, logoId, modules, token, ...profile } = form;
  await on
    .update(organisations)
    .set({
      name,
      nameKey: nameKey(name),
      categoryId,
      logoId,
      profile,
      modules,
      token,
      chainIds: organisationChainIds(form),
      hasBondingEngine: modules.bondingEngine.length > 0,
      revision: revision + 1,
    })
    .where(eq(organisations.id, id));
}

async function putChain(on: Transaction, organisationId: string, { plan, contracts }: AdoptedChain, now: Date): Promise<void> {
  const { chainId, deployer } = plan;
  const isChain = and(eq(organisationContracts.organisationId, organisationId), eq(organisationContracts.chainId, chainId));
  const known = await on.select({ id: organisationContracts.id }).from(organisationContracts).where(isChain);
  const added = contracts.filter(({ id }) => !known.some((row) => row.id === id));
  await on
    .insert(deployments)
    .values({ organisationId, chainId, deployer, plan, registeredAt: now })
    .onConflictDoUpdate({
      target: [deployments.organisationId, deployments.chainId],
      // The indexer looks for contracts of plans that were registered since it last looked.
      set: { plan, ...(added.length > 0 && { registeredAt: now }) },
    });
  await on.delete(organisationContracts).where(
    and(
      isChain,
      notInArray(
        organisationContracts.id,
        contracts.map(({ id }) => id),
      ),
    ),
  );
  for (const { id, position, stepId, kind, name } of contracts.filter((row) => !added.includes(row))) {
    await on.update(organisationContracts).set({ position, stepId, kind, name }).where(eq(organisationContracts.id, id));
  }
  if (added.length > 0) await on.insert(organisationContracts).values(added);
  await putEngines(on, organisationId, plan);
}

/**
 * Makes an executed upgrade the record of its organisation, which is locked. False where that was done before.
 *
 * @throws a refusal where the record has changed since, or the proposal is not executed.
 */
export async function putUpgrade(on: Transaction, organisationId: string, upgrade: AdoptedUpgrade, now: Date): Promise<boolean> {
  const [proposal] = await on
    .select({ state: upgradeProposals.state })
    .from(upgradeProposals)
    .where(eq(upgradeProposals.id, upgrade.proposalId));
  const { from, to } = upgradeStep('register');
  if (proposal?.state === to) return false;
  const [record] = await on.select({ revision: organisations.revision }).from(organisations).where(eq(organisations.id, organisationId));
  if (record?.revision !== upgrade.revision) throw conflict(UPGRADE_REFUSALS['upgrade-stale'], 'upgrade-stale');
  const moved = await on
    .update(upgradeProposals)
    .set({ state: to, registeredAt: now })
    .where(and(eq(upgradeProposals.id, upgrade.proposalId), inArray(upgradeProposals.state, [...from])))
    .returning({ id: upgradeProposals.id });
  if (moved.length === 0) throw conflict(UPGRADE_REFUSALS['upgrade-not-executed'], 'upgrade-not-executed');
  await putForm(on, organisationId, upgrade);
  for (const chain of upgrade.chains) await putChain(on, organisationId, chain, now);
  await addReceipt(on, organisationId, upgrade.checks, now);
  return true;
}
