import { CONTRACT_KINDS, organisationChainIds } from '@althing/domain/organisation';
import { batchUnits } from './batch.ts';
import type { ChainDesign } from './design.ts';
import { designChain } from './designChain.ts';
import { TRANSACTION_GAS_TARGET } from './gas.ts';
import { PLANNED_KINDS } from './modules/plannedKinds.ts';
import { chainTransactions } from './transactions.ts';
import type { ChainPlan, Plan, PlanInput, Step } from './types.ts';

/** In the order in which the deployer contract creates them. */
function chainSteps(design: ChainDesign): Step[] {
  const ids = [design.upgradeAuthority.id, ...batchUnits(design).flatMap(({ stepIds }) => stepIds)];
  const order = new Map(ids.map((id, position) => [id, position]));
  const steps = CONTRACT_KINDS.flatMap((kind) => PLANNED_KINDS[kind].steps(design, kind));
  return steps.toSorted((a, b) => order.get(a.id)! - order.get(b.id)!);
}

function planChain(design: ChainDesign, gasTarget: bigint): ChainPlan {
  const { chainId, deployer } = design;
  return { chainId, deployer, steps: chainSteps(design), transactions: chainTransactions(design, gasTarget) };
}

/**
 * Everything that has to be done for a new organisation: per chain the contracts with predicted addresses, usually one transaction, and checks
 * that prove the result. Pure: the same input gives the same plan. Throws `PlanError` where the form cannot be deployed.
 *
 * @param gasTarget - most gas per transaction; above it, a batch is split.
 */
export function plan(input: PlanInput, { gasTarget = TRANSACTION_GAS_TARGET }: { gasTarget?: bigint } = {}): Plan {
  const designs = organisationChainIds(input.organisation).map((chainId) => designChain(input, chainId));
  return { salt: input.salt, chains: designs.map((design) => planChain(design, gasTarget)) };
}
