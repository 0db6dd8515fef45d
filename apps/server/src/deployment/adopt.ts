import { randomUUID } from 'node:crypto';
import type { CheckResult } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { UPGRADE_REFUSALS } from '@althing/domain/upgrades';
import { sameAddress } from '@althing/domain/units';
import { isDeepStrictEqual } from 'node:util';
import { conflict } from '../base/errors.ts';
import type { AdoptedChain } from '../store/adoptedUpgrade.ts';
import type { Deployment, LedgerContract } from '../store/deployments.ts';
import type { FrozenChainPlan } from '../store/frozenPlan.ts';
import type { Organisation } from '../store/organisations.ts';
import { askChecks } from './askChecks.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { mergePlan, stepAt } from './mergePlan.ts';
import { readChain, type ReadBackDependencies } from './readBack.ts';
import { readDeployment } from './readDeployment.ts';

export type AdoptDependencies = ReadBackDependencies & Pick<LedgerDependencies, 'publish'>;

/** What an organisation has become by an upgrade proposal. */
export interface Upgrade {
  /** Of the proposal. */
  id: string;
  form: OrganisationInput;
  /** The whole organisation as it was planned. */
  chains: readonly FrozenChainPlan[];
}

const differs = (what: string) => conflict(`${UPGRADE_REFUSALS['upgrade-differs']}: ${what}`, 'upgrade-differs');

const virtualRow = (
  organisationId: string,
  chainId: number,
  step: FrozenChainPlan['steps'][number],
  position: number,
  now: Date,
): LedgerContract => ({
  id: randomUUID(),
  organisationId,
  chainId,
  position,
  stepId: step.id,
  kind: step.kind,
  name: step.name,
  address: step.address,
  state: 'planned',
  reason: null,
  transactionHash: null,
  blockNumber: null,
  updatedAt: now,
});

/** The rows of a chain's contracts: those that stood, under their present names, and new ones as their chain has them. */
async function rowsOf(
  dependencies: AdoptDependencies,
  organisationId: string,
  plan: FrozenChainPlan,
  contracts: readonly LedgerContract[],
): Promise<LedgerContract[]> {
  const now = dependencies.now();
  const rows = plan.steps.map((step, position) => {
    const known = contracts.find(({ address }) => sameAddress(address, step.address));
    const own = virtualRow(organisationId, plan.chainId, step, position, now);
    return known ? { ...known, position, stepId: own.stepId, kind: own.kind, name: own.name } : own;
  });
  const fresh = rows.filter(({ state }) => state === 'planned');
  if (fresh.length === 0) return rows;
  const reading = await readDeployment({
    client: dependencies.chains.client(plan.chainId),
    plan,
    contracts: fresh,
    transactions: [],
    ask: (checks, options) => askChecks(dependencies, plan.chainId, checks, options),
    now,
  });
  return rows.map((row) => {
    const read = reading.contracts.find(({ contract }) => contract === row);
    if (!read) return row;
    const { observation, transactionHash, blockNumber } = read;
    if (!observation.hasCode) throw differs(`${row.stepId} does not stand on chain ${plan.chainId}`);
    if (observation.checks !== 'equal')
      throw differs(`${row.stepId} on chain ${plan.chainId}: ${observation.difference ?? 'it cannot be read'}`);
    return { ...row, state: 'verified', transactionHash, blockNumber };
  });
}

/** Checks that the upgrade has changed; what was different before, and is none of its business, is shown by the receipt only. */
function requireUpgraded(before: Deployment | undefined, plan: FrozenChainPlan, results: readonly CheckResult[]): void {
  const changed = plan.steps.flatMap((step) =>
    step.checks
      .filter((check) => !stepAt(before?.plan, step)?.checks.some((old) => isDeepStrictEqual(old, check)))
      .map(({ label }) => `${step.id}/${label}`),
  );
  const wrong = results.find(({ stepId, label, ok }) => !ok && changed.includes(`${stepId}/${label}`));
  if (wrong)
    throw differs(
      `${wrong.stepId} on chain ${wrong.chainId}: ${wrong.label} is ${wrong.actual ?? 'unreadable'}, expected ${wrong.expected}`,
    );
}

/**
 * Reads an upgraded organisation back, and then makes the upgrade its record: form, contracts, plans, receipt and revision change together. Throws a
 * refusal where a chain says something else, or where the record has changed since. Does nothing where another process has done it.
 */
export async function adopt(dependencies: AdoptDependencies, organisation: Organisation, { id, form, chains }: Upgrade): Promise<void> {
  const { deployments, receipts, now } = dependencies;
  const [standing, contracts, earlier] = await Promise.all([
    deployments.list(organisation.id),
    deployments.contracts(organisation.id),
    receipts.newest(organisation.id),
  ]);
  const adopted = await Promise.all(
    chains.map(async (chain): Promise<AdoptedChain & { results: CheckResult[] }> => {
      const before = standing.find(({ chainId }) => chainId === chain.chainId);
      const plan = mergePlan(before?.plan, chain);
      const own = contracts.filter(({ chainId }) => chainId === chain.chainId);
      const rows = await rowsOf(dependencies, organisation.id, plan, own);
      const results = await readChain(dependencies, plan, rows, { moment: 'present', before: earlier });
      requireUpgraded(before, plan, results);
      return { plan, contracts: rows, results };
    }),
  );
  const at = now();
  const checks = adopted.flatMap(({ results }) => results);
  const isDone = await deployments.locked(organisation.id, (ledger) =>
    ledger.adopt({ proposalId: id, revision: organisation.revision, form, chains: adopted, checks }, at),
  );
  if (isDone) dependencies.publish({ organisationId: organisation.id, chainId: null });
}
